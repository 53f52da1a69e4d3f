import Foundation

@testable import GalleryApp

/// Inter, which scripts/live serves: texts are measured in it, and in another typeface they'd start beside their edge.
private let fontFaces =
    [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")]
    .map { weight, name in
        let source = "local(\"Inter \(name)\"), url(/Inter-\(name).otf)"
        return "@font-face { font-family: Inter; font-weight: \(weight); src: \(source) }"
    }
    .joined(separator: "\n      ")

/// The page: it shows the picture and sends touches, the wheel and the page of the showcase, and what the toolkit's
/// `script` sends with `send` and `touch`.
@MainActor let livePage = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=\(Int(LiveScreen.size.width) + 10), user-scalable=no">
    <title>Sliders, on doubles of \(Toolkit.name) and SwiftUI</title>
    <style>
      \(fontFaces)
      body { margin: 0; background: #d8d8dc; font: 15px system-ui, sans-serif }
      body { display: grid; justify-content: center; gap: 12px; padding: 16px 0 }
      #screen { width: \(Int(LiveScreen.size.width))px; height: \(Int(LiveScreen.size.height))px; background: #fff }
      #screen { overflow: hidden; border-radius: \(ToolkitPage.radius)px; touch-action: none; user-select: none }
      #screen text { font-family: Inter, -apple-system, system-ui, sans-serif }
      nav { display: flex; flex-wrap: wrap; gap: 4px 14px; width: \(Int(LiveScreen.size.width))px }
      nav a { color: #0060c0 }
    </style>
    <nav>\(links)</nav>
    <div id="screen"></div>
    \(ToolkitPage.controls)
    <script>
      const screen = document.querySelector('#screen');
      let queue = [], isSending = false;
      async function send(message) {
        if (message) queue.push(message);
        if (isSending) return;
        isSending = true;
        do {
          const batch = queue;
          queue = [];
          screen.innerHTML = await (await fetch('/input', { method: 'POST', body: JSON.stringify(batch) })).text();
        } while (queue.length);
        isSending = false;
      }
      function touch(phase, event) {
        const box = screen.getBoundingClientRect();
        send({ touch: { phase, id: event.pointerId, x: event.clientX - box.left, y: event.clientY - box.top } });
      }
      screen.addEventListener('pointerdown', event => {
        screen.setPointerCapture(event.pointerId);
        touch('down', event);
        setTimeout(send, 170);
      });
      screen.addEventListener('pointermove', event => { if (event.buttons) touch('move', event) });
      screen.addEventListener('pointerup', event => touch('up', event));
      screen.addEventListener('pointercancel', event => touch('cancel', event));
      screen.addEventListener('wheel', event => {
        event.preventDefault();
        send({ roll: event.deltaY });
      }, { passive: false });
      addEventListener('hashchange', () => send({ page: location.hash.slice(1) }));
      \(ToolkitPage.script)
      send(location.hash ? { page: location.hash.slice(1) } : null);
    </script>
    </html>
    """

/// A link to each page of the showcase.
@MainActor private let links = ShownPage.names.map { name in
    "<a href=\"#\(name)\">\(Page(rawValue: name)?.title ?? "Showcase")</a>"
}.joined(separator: " ")
