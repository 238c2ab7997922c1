/** Uses the library as a module. */
module user {
    requires sanmai.search;
}
