@echo off
rem Runs Sanmai from a checkout on Windows: builds it with Maven if it is not built yet, then runs it.
rem Unlike the shell launcher this one does not look for changed sources; delete usi\target to build anew.
rem GUIs read the output: nothing but the program may write to stdout.
setlocal
set "ROOT=%~dp0..\.."
set "JAR=%ROOT%\usi\target\sanmai.jar"

set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>nul <nul
if errorlevel 1 (
    echo sanmai: there is no java; install Java 17 or newer, or set JAVA_HOME 1>&2
    exit /b 2
)

if exist "%JAR%" if exist "%ROOT%\usi\target\lib" goto run

where mvn >nul 2>nul
if errorlevel 1 (
    echo sanmai: Sanmai is not built yet, and there is no Maven ^(mvn^) to build it with 1>&2
    exit /b 2
)
pushd "%ROOT%"
set "LOG=%TEMP%\sanmai-build-%RANDOM%.log"
call mvn -q -B -Dmaven.test.skip=true -Dspotless.check.skip=true package >"%LOG%" 2>&1 <nul
if errorlevel 1 (
    type "%LOG%" 1>&2
    echo sanmai: the build failed 1>&2
    popd
    exit /b 2
)
popd

:run
set "UNITS=-XX:CompileCommand=quiet -XX:CompileCommand=dontinline,sanmai.movegen.LegalMoves::generate"
set "UNITS=%UNITS% -XX:CompileCommand=dontinline,sanmai.movegen.MoveCounter::count"
set "UNITS=%UNITS% -XX:CompileCommand=dontinline,sanmai.movegen.Situation::read"
set "UNITS=%UNITS% -XX:CompileCommand=dontinline,sanmai.movegen.Situation::readSliders"
"%JAVA%" -XX:+UseSerialGC -Xshare:auto -XX:+IgnoreUnrecognizedVMOptions -XX:-UseFPUForSpilling -XX:InlineSmallCode=5000 %UNITS% %SANMAI_JAVA_OPTIONS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%
