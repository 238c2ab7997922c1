@echo off
rem Runs Sanmai from a checkout on Windows: builds it with Maven if it is not built yet, then goes on as a distribution does.
rem Unlike the shell launcher this one does not look for changed sources; delete usi\target to build anew.
rem GUIs read the output: nothing but the program may write to stdout.
setlocal
set "ROOT=%~dp0..\.."
set "TARGET=%ROOT%\usi\target"

if exist "%TARGET%\sanmai.jar" if exist "%TARGET%\lib" if exist "%TARGET%\bin\sanmai.bat" goto run

where mvn >nul 2>nul
if errorlevel 1 (
    echo sanmai: Sanmai is not built yet, and there is no Maven ^(mvn^) to build it with 1>&2
    exit /b 2
)
pushd "%ROOT%"
set "LOG=%TEMP%\sanmai-build-%RANDOM%.log"
echo sanmai: Sanmai is built first, which takes minutes; "%LOG%" says how far it is 1>&2
call mvn -B "-P!windows-launcher" -Dassembly.skipAssembly -Dmaven.test.skip=true -Dspotless.check.skip=true package >"%LOG%" 2>&1 <nul
if errorlevel 1 (
    type "%LOG%" 1>&2
    echo sanmai: the build failed 1>&2
    popd
    exit /b 2
)
popd

:run
call "%TARGET%\bin\sanmai.bat" %*
exit /b %ERRORLEVEL%
