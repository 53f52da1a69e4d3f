"""Tests the command line tool, what it prints, writes and refuses, and the gallery's server. Needs no browser."""
import contextlib
import http.client
import json
import re
import signal
import socket
import subprocess

import pytest
from pages import ROOT
from recordings import SLIDER

TRACK = {"line": [[0, 22], [300, 22]]}
SLIDING = {
    "slider": {"values": [20, 80], "bounds": [0, 100]}, "track": TRACK,
    "input": [{"press": [60, 22]}, {"drag": [90, 22]}],
}


def run(*command, text=None, cwd=ROOT):
    """Runs a command. Returns its exit code, standard output and standard error."""
    done = subprocess.run(list(map(str, command)), input=text, capture_output=True, text=True, cwd=cwd)
    return done.returncode, done.stdout, done.stderr


def tool(*arguments, **options):
    return run(SLIDER, *arguments, **options)


def test_replay_reads_a_file_and_standard_input(tmp_path):
    file = tmp_path / "slider.json"
    file.write_text(json.dumps(SLIDING))
    code, out, err = tool("replay", file)
    assert (code, len(out.splitlines()), err) == (0, 3, "")
    assert tool("replay", "-", text=file.read_text()) == (code, out, err)


def test_replay_takes_a_file_relative_to_the_callers_folder(tmp_path):
    (tmp_path / "slider.json").write_text(json.dumps(SLIDING))
    answer = tool("replay", "slider.json", cwd=tmp_path)
    assert answer[0] == 0
    through_swift = run("swift", "run", "--package-path", ROOT / "Tool", "slider", "replay", "slider.json", cwd=tmp_path)
    assert through_swift[:2] == answer[:2]


@pytest.mark.parametrize("text, message", [
    ("", "file: is not JSON"), ('{"slider":{"values":[]}}', "track: is missing"),
    (json.dumps(SLIDING | {"input": [{"press": [60, 22]}, {"tap": 1}]}), "input[1].tap: is unknown"),
    (json.dumps(SLIDING | {"slider": {"values": [1], "bounds": [10, 0]}}), "slider.bounds: lower 10 is above upper 0"),
])
def test_replay_refuses_a_bad_file_with_one_line_before_any_answer(text, message):
    code, out, err = tool("replay", "-", text=text)
    assert (code, out) == (2, "")
    assert err.startswith(f"replay: {message}") and err.count("\n") == 1 and err.endswith("\n")


def test_replay_names_a_file_that_cannot_be_read(tmp_path):
    assert tool("replay", tmp_path / "none") == (2, "", f"replay: {tmp_path}/none: cannot be read\n")
    assert tool("replay", tmp_path) == (2, "", f"replay: {tmp_path}: cannot be read\n")


def test_render_writes_a_picture(tmp_path):
    config, out = tmp_path / "slider.json", tmp_path / "picture.svg"
    config.write_text(json.dumps(SLIDING))
    assert tool("render", config, "--out", out) == (0, "", "")
    assert out.read_text().startswith('<svg xmlns="http://www.w3.org/2000/svg" width="328" height="44"')
    assert tool("render", config, "--out", out, "--labels", "--size", "400x100", "--style", "dark") == (0, "", "")
    assert re.search(r"<text[^>]*>30</text>", out.read_text())
    assert tool("render", "--look", "photos", "--state", "held", "--out", out) == (0, "", "")
    assert "data:image/svg+xml;base64," in out.read_text()
    assert tool("render", "--look", "photos", "--pictures", "Pictures/png", "--out", out) == (0, "", "")
    assert "data:image/png;base64," in out.read_text()
    assert tool("render", "--look", "flat", "--margin", "8", "--out", out) == (0, "", "")
    assert 'width="336" height="60" viewBox="-8 -8 336 60"' in out.read_text()


@pytest.mark.parametrize("arguments, code, message", [
    (["{config}"], 64, "--out"), ([], 64, "either a recording or --look"),
    (["{config}", "--look", "flat"], 64, "either a recording or --look"),
    (["{config}", "--state", "held"], 64, "--state belongs to --look"),
    (["--look", "flat", "--labels"], 64, "--labels belongs to a recording"),
    (["{config}", "--margin", "8"], 64, "--margin belongs to --look"),
    (["--look", "flat", "--margin", "nan"], 64, "--margin: give 0 to 1000"),
    (["{folder}/none"], 2, "cannot be read"), (["{config}", "--style", "blue"], 2, "known are light, dark"),
    (["{config}", "--size", "0x9"], 2, "--size"), (["{config}", "--size", "wide"], 2, "--size"),
    (["{slanted}"], 2, "track.line: is slanted"),
    (["{huge}"], 2, "track: is longer than 10000 points"), (["--look", "none"], 2, "known are system"),
    (["--look", "flat", "--state", "none"], 2, "known are normal"),
    (["--look", "photos", "--pictures", "{folder}"], 2, "--pictures: {folder}/photo-"),
])
def test_render_refuses_bad_arguments_and_writes_nothing(tmp_path, arguments, code, message):
    names = {"folder": tmp_path}
    for name, track in [("config", TRACK), ("slanted", {"line": [[0, 0], [9, 9]]}),
                        ("huge", {"arc": {"center": [0, 0], "radius": 1e308, "start": 0, "sweep": 90}})]:
        names[name] = tmp_path / f"{name}.json"
        names[name].write_text(json.dumps(SLIDING | {"track": track}))
    out = tmp_path / "picture.svg"
    words = [word.format(**names) for word in arguments]
    found, text, err = tool("render", *words, *([] if "--out" in message else ["--out", out]))
    assert (found, text) == (code, "")
    assert message.format(**names) in err
    assert not out.exists()


def test_render_names_a_picture_that_cannot_be_written(tmp_path):
    (tmp_path / "slider.json").write_text(json.dumps(SLIDING))
    code, _, err = tool("render", tmp_path / "slider.json", "--out", tmp_path / "none/picture.svg")
    assert code == 2 and "--out" in err


@contextlib.contextmanager
def served(folder):
    """Serves a small page as a gallery on a free port. Gives the process and the port."""
    (folder / "page.html").write_text("<!doctype html><title>Sliders</title>")
    command = [SLIDER, "gallery", "--page", folder / "page.html", "--out", folder / "gallery.html", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={"PATH": "/usr/bin:/bin"}) as process:
        try:
            assert process.stdout.readline().startswith("Gallery written to ")
            line = process.stdout.readline()
            assert process.stdout.readline() == "Open it in a browser. Ctrl-C ends.\n"
            yield process, int(re.fullmatch(r"Serving at http://127\.0\.0\.1:(\d+)/\n", line)[1])
        finally:
            process.kill()


@pytest.fixture
def port(tmp_path):
    with served(tmp_path) as (_, port):
        yield port


def test_the_server_answers_get_and_head_and_refuses_other_methods(port):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    # All requests share a connection, so that a body after HEAD would be read as the next answer.
    for method, path, status, length in [
        ("GET", "/", 200, 37), ("HEAD", "/", 200, 37), ("GET", "/gallery.html?x=1", 200, 37), ("HEAD", "/none", 404, 31),
        ("GET", "/none", 404, 31), ("POST", "/", 405, 39), ("GET", "/", 200, 37),
    ]:
        connection.request(method, path)
        answer = connection.getresponse()
        body = answer.read()
        assert (answer.status, answer.headers["Content-Length"]) == (status, str(length)), f"{method} {path}"
        assert len(body) == (0 if method == "HEAD" else length), f"{method} {path}"
        assert answer.headers["Allow"] == ("GET, HEAD" if status == 405 else None)


@pytest.mark.parametrize("interrupt", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_the_gallery(tmp_path, interrupt):
    # Many run at once, so that their threads wait for one another, and a signal could be lost.
    with contextlib.ExitStack() as stack:
        galleries = [stack.enter_context(served(tmp_path)) for _ in range(16)]
        for _, port in galleries:
            stack.enter_context(socket.create_connection(("127.0.0.1", port)))
        for process, _ in galleries:
            process.send_signal(interrupt)
        assert [process.wait() for process, _ in galleries] == [0] * 16
        assert {process.stdout.read() for process, _ in galleries} == {"\nThe gallery is closed.\n"}


@pytest.mark.parametrize("arguments, code, message", [
    (["--address", "here"], 2, '--address: "here" is not an IP address of this machine'),
    (["--address", "192.0.2.200"], 2, "--address"), (["--port", "99999"], 64, "--port"),
    (["--page", "{folder}/none"], 2, "cannot be read"), (["--out", "{folder}/page.html/x"], 2, "--out"),
])
def test_the_gallery_refuses_what_it_cannot_use(tmp_path, arguments, code, message):
    (tmp_path / "page.html").write_text("")
    words = [word.format(folder=tmp_path) for word in arguments]
    gallery = ["gallery", "--page", tmp_path / "page.html", "--out", tmp_path / "gallery.html"]
    found, _, err = tool(*gallery, *words)
    assert found == code and message in err


def test_the_gallery_names_a_port_that_is_taken(tmp_path):
    (tmp_path / "page.html").write_text("")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, _, err = tool(
            "gallery", "--page", tmp_path / "page.html", "--out", tmp_path / "gallery.html", "--port", port)
    assert code == 2 and f"--port: {port} on 127.0.0.1 is taken" in err
