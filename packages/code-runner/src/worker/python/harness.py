"""Runs a person's Python. Its functions are called from JavaScript, one after the other, and give JSON texts.

What it needs is taken before any code of a person runs, and the modules it uses are its own copies.
"""

import asyncio
import gc
import io
import linecache
import os
import random
import sys
import threading
import time
import types
from collections import deque as _deque

from pyodide import webloop

FILE = "solution.py"
HOME = os.getcwd()
SAFE_INTEGER = 2**53 - 1
RECURSION_LIMIT = 1_000
# A harness that encodes a deep value goes deeper than the code it runs.
DEEP_RECURSION_LIMIT = 20_000


def _own_copy(name):
    """A module that the code of a person does not share: it would be handed another copy."""
    kept = {key: sys.modules.pop(key) for key in list(sys.modules) if key.split(".")[0] == name}
    module = __import__(name)
    for key in [key for key in sys.modules if key.split(".")[0] == name]:
        del sys.modules[key]
    sys.modules.update(kept)
    return module


_json = _own_copy("json")
_dumps = _json.dumps
_loads = _json.loads
_clock = time.perf_counter
_set_recursion_limit = sys.setrecursionlimit
_open = open


class _TooLarge(Exception):
    pass


def _decode(value):
    if isinstance(value, list):
        return [_decode(item) for item in value]
    if not isinstance(value, dict):
        return value
    kind = value.get("$kind")
    if kind == "number":
        return float(value["text"].replace("Infinity", "inf"))
    if kind == "integer":
        return int(value["digits"])
    if kind == "set":
        return {_decode(item) for item in value["items"]}
    if kind in ("map", "entries"):
        return {_decode(key): _decode(item) for key, item in value["entries"]}
    if kind is not None:
        return None
    return {key: _decode(item) for key, item in value.items()}


def _arguments(text):
    values = _loads(text)
    return _decode(values) if '"$kind"' in text else values


class _Encoder:
    """One value as the JSON text of a Value. Limits as in domain/practice/value.ts."""

    def __init__(self, max_depth, max_parts):
        self.max_depth = max_depth
        self.left = max_parts
        self.open = set()

    def encode(self, value, depth=0):
        kind = type(value)
        if value is None or kind is bool:
            self.count(1)
            return _dumps(value)
        if isinstance(value, str):
            self.count(1 + len(value) // 1000)
            return _dumps(str(value))
        if isinstance(value, int):
            self.count(1)
            if -SAFE_INTEGER <= value <= SAFE_INTEGER:
                return str(int(value))
            return '{"$kind":"integer","digits":"%s"}' % int(value)
        if isinstance(value, float):
            self.count(1)
            return self.number(float(value))
        if id(value) in self.open:
            return '{"$kind":"cycle"}'
        if depth > self.max_depth:
            return '{"$kind":"cut","why":"deep"}'
        self.open.add(id(value))
        try:
            return self.parts(value, depth + 1)
        finally:
            self.open.discard(id(value))

    def number(self, value):
        if value != value:
            return '{"$kind":"number","text":"NaN"}'
        if value in (float("inf"), float("-inf")):
            return '{"$kind":"number","text":"%sInfinity"}' % ("-" if value < 0 else "")
        return repr(value)

    def parts(self, value, depth):
        if isinstance(value, (list, tuple, _deque)) or type(value) is range:
            return self.items(value, depth)
        if isinstance(value, dict):
            return self.entries(value, depth)
        if isinstance(value, (set, frozenset)):
            return '{"$kind":"set","items":%s}' % self.items(value, depth)
        fields = _fields_of(value)
        return _encode_other(value) if fields is None else self.entries(fields, depth)

    def items(self, value, depth):
        self.count(len(value))
        items = list(value)
        kinds = set(map(type, items))
        if kinds <= _PLAIN and (int not in kinds or self.are_safe(items)):
            return _dumps(items)
        return "[%s]" % ",".join([self.encode(item, depth) for item in items])

    def are_safe(self, items):
        numbers = [item for item in items if type(item) is int]
        return -SAFE_INTEGER <= min(numbers) and max(numbers) <= SAFE_INTEGER

    def entries(self, value, depth):
        self.count(len(value))
        keys = list(value)
        if all(isinstance(key, str) for key in keys):
            if "$kind" not in value:
                fields = [_dumps(str(key)) + ":" + self.encode(value[key], depth) for key in keys]
                return "{%s}" % ",".join(fields)
            kind = "entries"
        else:
            kind = "map"
        pairs = ["[%s,%s]" % (self.encode(key, depth), self.encode(value[key], depth)) for key in keys]
        return '{"$kind":"%s","entries":[%s]}' % (kind, ",".join(pairs))

    def count(self, parts):
        self.left -= parts
        if self.left < 0:
            raise _TooLarge


_PLAIN = {int, bool, type(None)}


def _fields_of(value):
    """The fields of an object of a person's own class; None for anything else."""
    kind = type(value)
    if kind.__module__ not in ("__main__", "solution") or isinstance(value, (type, BaseException)):
        return None
    if hasattr(kind, "__members__"):
        return None
    names = []
    for base in reversed(kind.__mro__):
        slots = base.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    fields = {name: getattr(value, name) for name in names if hasattr(value, name)}
    fields.update(getattr(value, "__dict__", {}))
    return fields


def _encode_other(value):
    try:
        text = repr(value)[:200]
    except BaseException:
        text = "<%s>" % type(value).__name__
    return '{"$kind":"other","type":%s,"text":%s}' % (_dumps(type(value).__name__), _dumps(text))


def _encode(value, max_depth, max_parts):
    _set_recursion_limit(DEEP_RECURSION_LIMIT)
    try:
        return _Encoder(max_depth, max_parts).encode(value)
    except _TooLarge:
        return '{"$kind":"cut","why":"large"}'
    except Exception:
        return _encode_other(value)


def _frames(traceback):
    frames = []
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if code.co_filename == FILE:
            columns = list(code.co_positions())[traceback.tb_lasti // 2]
            frames.append((traceback.tb_lineno, columns[2], code.co_name))
        traceback = traceback.tb_next
    return frames[::-1]


def _error(error):
    """A RunError. Only frames of the person's own code are in it."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return _syntax_error(error)
    frames = _frames(error.__traceback__)
    try:
        message = str(error)
    except BaseException:
        message = ""
    column = frames[0][1] if frames else None
    return {
        "name": type(error).__name__,
        "message": message[:2000],
        "line": frames[0][0] if frames else None,
        "column": None if column is None else column + 1,
        "trace": [
            {"line": line, "name": None if name == "<module>" else name}
            for line, _, name in frames[:20]
        ],
    }


def _syntax_error(error):
    return {
        "name": type(error).__name__,
        "message": error.msg,
        "line": error.lineno,
        "column": error.offset or None,
        "trace": [],
    }


class Run:
    """One run: a module of its own, and the streams of the process begun anew."""

    def __init__(self, code, name):
        _set_recursion_limit(RECURSION_LIMIT)
        sys.stdin = io.TextIOWrapper(_open(0, "rb", closefd=False), encoding="utf-8")
        sys.stdout = io.TextIOWrapper(
            _open(1, "wb", closefd=False), encoding="utf-8", line_buffering=True
        )
        sys.stderr = sys.stdout
        random.seed()
        lines = code.splitlines(keepends=True)
        linecache.cache[FILE] = (len(code), None, lines, FILE)
        self.code = code
        self.module = types.ModuleType(name)
        sys.modules[name] = self.module
        self.called = None

    def load(self):
        """Runs the code. A JSON text of what became of it."""
        try:
            compiled = compile(self.code, FILE, "exec", dont_inherit=True)
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            found = _syntax_error(error) if isinstance(error, SyntaxError) else _error(error)
            return _dumps({"status": "not-valid", "error": found})
        start = _clock()
        try:
            exec(compiled, self.module.__dict__)
        except SystemExit as error:
            if isinstance(error.code, str):
                print(error.code)
        except MemoryError:
            return _dumps({"status": "out-of-memory"})
        except BaseException as error:
            ms = (_clock() - start) * 1000
            return _dumps({"status": "threw", "error": _error(error), "ms": ms})
        finally:
            self.flush()
        return _dumps({"status": "loaded", "ms": (_clock() - start) * 1000})

    def find(self, name):
        """Takes the function that is to be called. A JSON text: null, or the names there are instead."""
        space = self.module.__dict__
        for each in (name, _camel(name)):
            if callable(space.get(each)):
                self.called = lambda: space[each]
                return "null"
            if hasattr(space.get("Solution"), each):
                self.called = lambda: getattr(space["Solution"](), each)
                return "null"
        own = [
            key
            for key, value in space.items()
            if callable(value) and getattr(value, "__module__", None) == self.module.__name__
        ]
        return _dumps(own)

    def call(self, arguments, max_depth, max_parts):
        """Calls it with the arguments of a case. A JSON text of a WorkerCase, or of one that is out of memory."""
        values = _arguments(arguments)
        start = _clock()
        try:
            function = self.called()
            start = _clock()
            result = function(*values)
            if isinstance(result, types.CoroutineType):
                result = _finish(result)
            ms = (_clock() - start) * 1000
            self.flush()
        except MemoryError:
            return '{"status":"out-of-memory"}'
        except BaseException as error:
            ms = (_clock() - start) * 1000
            self.flush()
            return _dumps({"status": "threw", "error": _error(error), "ms": ms})
        return '{"status":"returned","value":%s,"ms":%s}' % (
            _encode(result, max_depth, max_parts),
            round(ms, 3),
        )

    def flush(self):
        try:
            sys.stdout.flush()
        except BaseException:
            pass


def _finish(coroutine):
    try:
        while True:
            coroutine.send(None)
    except StopIteration as end:
        return end.value


def _camel(name):
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


# Threads: there are none here. What one would do is done when it is started, which is what programs that want a deeper
# stack ask for.
def _start(self):
    self._started.set()
    try:
        self.run()
    finally:
        self._os_thread_handle = None


threading.Thread.start = _start
threading.Thread.join = lambda self, timeout=None: None
threading.Thread.is_alive = lambda self: False
threading.stack_size = lambda size=0: 0


# Pyodide's own event loop asks the page for time, which is not there. This one sleeps until the next task is due.
class _Sleeper:
    def select(self, timeout=None):
        if timeout is None:
            raise RuntimeError("Every task waits, and nothing is left that could wake one.")
        if timeout > 0:
            time.sleep(timeout)
        return ()


class _Loop(asyncio.base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = _Sleeper()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class _LoopPolicy(asyncio.events._BaseDefaultEventLoopPolicy):
    _loop_factory = _Loop


asyncio.run = webloop._orig_run
time.sleep = webloop._orig_sleep
asyncio._set_running_loop(None)
asyncio.events._set_event_loop_policy(_LoopPolicy())


# A run must not be told by a later one. What a run changed of the modules that were there before it is found by
# comparing, and a process in which anything was is not used again.
_CHANGES = {"stdin", "stdout", "stderr", "last_exc", "last_type", "last_value", "last_traceback"}


def _own_state():
    return (
        list(sys.path),
        list(sys.meta_path),
        list(sys.path_hooks),
        dict(os.environ),
        list(gc.callbacks),
        sys.gettrace(),
        sys.getprofile(),
    )


def _spaces():
    for name, module in list(sys.modules.items()):
        space = getattr(module, "__dict__", None)
        if type(space) is not dict:
            continue
        yield name, space
        for key, value in list(space.items()):
            if isinstance(value, type) and value.__flags__ & (1 << 9) and value.__module__ == name:
                yield f"{name}.{key}", dict(value.__dict__)


_base_modules = {}
_base_spaces = {}
_base_state = None


def remember():
    """Takes the state that every run begins with."""
    global _base_modules, _base_spaces, _base_state
    gc.collect()
    # What Python could reach of JavaScript.
    for name in [name for name in sys.modules if name.split(".")[0] in ("js", "pyodide_js")]:
        del sys.modules[name]
    _base_modules = dict(sys.modules)
    _base_spaces = {name: dict(space) for name, space in _spaces()}
    _base_state = _own_state()


def is_clean():
    """Puts back what can be put back after a run, and says whether the next one would see nothing of it."""
    sys.modules.clear()
    sys.modules.update(_base_modules)
    sys.settrace(None)
    gc.enable()
    linecache.clearcache()
    if os.getcwd() != HOME:
        os.chdir(HOME)
    if os.listdir(HOME) or os.listdir("/tmp"):
        return False
    if _own_state() != _base_state:
        return False
    now = dict(_spaces())
    for name, space in _base_spaces.items():
        found = now.get(name)
        if found is None or (len(found) != len(space) and name != "sys"):
            return False
        for key, value in space.items():
            if found.get(key) is not value and not (name == "sys" and key in _CHANGES):
                return False
    return True
