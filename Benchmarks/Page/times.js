'use strict';

/** What is timed. */
const times = (() => {
  /** Sends the events of a mouse to a node. */
  const send = (node, name, x, y) => {
    const facts = { bubbles: true, composed: true, cancelable: true, buttons: 1, clientX: x, clientY: y };
    node.dispatchEvent(new PointerEvent(`pointer${name}`, { ...facts, pointerId: 1, pointerType: 'mouse' }));
    node.dispatchEvent(new MouseEvent(`mouse${name}`, facts));
  };
  const frame = () => new Promise(requestAnimationFrame);

  return {
    /** Presses or releases a thumb, by the end of the events' names: `down` or `up`. */
    send(count, name) { send(sliders.thumb(count), name, ...sliders.center(count)); },

    /** Drags a thumb to and fro; style and layout are computed after each move. Returns how many moved the thumb. */
    move(count, moves) {
      const thumb = sliders.thumb(count);
      const [x, y] = sliders.center(count);
      let position = x;
      let moved = 0;
      for (let step = 1; step <= moves; step++) {
        send(thumb, 'move', x + step * 7 % 41 - 20, y);
        const before = position;
        position = thumb.getBoundingClientRect().x;
        moved += position !== before;
      }
      return moved;
    },

    /** Sets all values so often; style and layout are computed each time. Returns how many values have changed. */
    async assign(repetitions) {
      const lists = [sliders.values().map(value => value + 1), sliders.values()];
      const main = document.querySelector('main');
      for (let index = 0; index < repetitions; index++) {
        sliders.set(lists[index % 2]);
        await null;
        main.getBoundingClientRect();
      }
      sliders.set(lists[0]);
      return sliders.values().filter((value, index) => value !== lists[1][index]).length;
    },

    /** Makes sliders of two thumbs, and waits until they are drawn. */
    async make(kind, number) {
      for (let index = 0; index < number; index++) sliders.add(kind, 2);
      await frame();
      await frame();
    },
  };
})();
