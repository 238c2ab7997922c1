package sanmai.cli.console;

import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Says in one line on stderr what went wrong. */
public final class ErrorHandler implements IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        print(command, e.getMessage() + " (try '" + name + " --help')");
        return ExitCodes.USER_ERROR;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult arguments) {
        if (e instanceof UserError) {
            print(command, e.getMessage());
            return ExitCodes.USER_ERROR;
        }
        print(command, "internal error: " + e);
        return ExitCodes.INTERNAL_ERROR;
    }

    private static void print(CommandLine command, String message) {
        String line = message.replaceAll("\\s*[\\r\\n]+\\s*", " ");
        command.getErr().println(command.getCommandSpec().qualifiedName() + ": " + line);
        command.getErr().flush();
    }
}
