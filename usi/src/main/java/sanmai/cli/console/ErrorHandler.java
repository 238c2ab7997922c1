package sanmai.cli.console;

import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Reports a failed command in one line on stderr, and chooses its exit code. */
public final class ErrorHandler implements IParameterExceptionHandler, IExecutionExceptionHandler {
    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        new Console(command).error(e.getMessage() + " (try '" + name + " --help')");
        return ExitCodes.USER_ERROR;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult arguments) {
        boolean isUserError = e instanceof UserError;
        new Console(command).error(isUserError ? e.getMessage() : "internal error: " + e);
        return isUserError ? ExitCodes.USER_ERROR : ExitCodes.INTERNAL_ERROR;
    }
}
