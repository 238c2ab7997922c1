@echo off
rem Runs Sanmai: finds Java and runs it. GUIs start this file alone and read its output: nothing but the program may
rem write to stdout. No blocks in parentheses: a path may hold a parenthesis.
setlocal
set "SANMAI_HOME=%~dp0.."

set "JAVA=%SANMAI_HOME%\runtime\bin\java.exe"
if exist "%JAVA%" goto run
set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined JAVA_HOME if exist "%JAVA%" goto found
set "JAVA="
for %%j in (java.exe) do set "JAVA=%%~$PATH:j"
if defined JAVA goto found
echo sanmai: there is no java; install Java 17 or newer, or set JAVA_HOME 1>&2
exit /b 2

:found
rem The file "release" says the version at once; Java itself would take as long as a start of the engine.
set "VERSION=0"
for %%j in ("%JAVA%") do set "RELEASE=%%~dpj..\release"
if not exist "%RELEASE%" goto ask
for /f "usebackq tokens=1,2 delims==" %%a in ("%RELEASE%") do if "%%a"=="JAVA_VERSION" set "VERSION=%%~b"
goto compare
:ask
for /f "tokens=2,3" %%u in ('""%JAVA%" -version 2>&1 <nul"') do if "%%u"=="version" set "VERSION=%%~v"
:compare
for /f "delims=.-+" %%v in ("%VERSION%") do set "MAJOR=%%v"
if %MAJOR% GEQ 17 goto run
echo sanmai: "%JAVA%" is too old; Java 17 or newer is needed (set JAVA_HOME) 1>&2
exit /b 2

:run
rem Java refuses two collectors: ours is taken back where the user asks for another.
set "COLLECTOR="
set "OTHER=OPTIONS=.*-XX:.Use"
set | findstr /r "%OTHER%G1GC %OTHER%ParallelGC %OTHER%ZGC %OTHER%ShenandoahGC %OTHER%EpsilonGC" >nul && set "COLLECTOR=-XX:-UseSerialGC"
"%JAVA%" "@%SANMAI_HOME%\sanmai.jvm" %COLLECTOR% %SANMAI_JAVA_OPTIONS% -jar "%SANMAI_HOME%\sanmai.jar" %*
exit /b %ERRORLEVEL%
