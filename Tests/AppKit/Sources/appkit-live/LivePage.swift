/// The page: it shows the picture and sends the mouse, keys, the wheel and what surrounds the window.
let livePage = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=400, user-scalable=no">
    <title>AppKit sliders, on a double of AppKit</title>
    <style>
      body { margin: 0; background: #d8d8dc; font: 15px system-ui, sans-serif }
      body { display: grid; justify-content: center; gap: 8px }
      #screen { width: 400px; height: 760px; overflow: hidden; background: #fff; touch-action: none; user-select: none }
      output { display: block; height: 1.4em; padding: 8px 0 0; text-align: center }
    </style>
    <output></output>
    <div id="screen"></div>
    <label><input type="checkbox" name="mirror"> right to left</label>
    <label><input type="checkbox" name="dark"> dark</label>
    <label><input type="checkbox" name="inactive"> another window is active</label>
    <script>
      const screen = document.querySelector('#screen'), output = document.querySelector('output');
      let queue = [], isSending = false;
      async function send(message) {
        if (message) queue.push(message);
        if (isSending) return;
        isSending = true;
        do {
          const batch = queue;
          queue = [];
          const text = await (await fetch('/input', { method: 'POST', body: JSON.stringify(batch) })).text();
          const end = text.indexOf('\\n');
          output.textContent = text.slice(0, end);
          screen.innerHTML = text.slice(end + 1);
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
      screen.addEventListener('pointermove', event => {
        touch(event.buttons ? 'move' : 'hover', event);
      });
      screen.addEventListener('pointerup', event => touch('up', event));
      screen.addEventListener('pointercancel', event => touch('cancel', event));
      screen.addEventListener('wheel', event => {
        event.preventDefault();
        send({ roll: event.deltaY });
      }, { passive: false });
      for (const input of document.querySelectorAll('input')) {
        input.addEventListener('change', event => send({ [event.target.name]: event.target.checked }));
      }
      addEventListener('keydown', event => {
        if (event.target.tagName === 'INPUT' || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        send({ key: event.key, shift: event.shiftKey });
      });
      send();
    </script>
    </html>
    """
