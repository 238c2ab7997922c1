/** Uses the client of USI engines as a module. */
module client.user {
    requires sanmai.usi.client;
}
