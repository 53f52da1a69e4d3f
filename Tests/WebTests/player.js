// Plays recordings of planes and rulers on an element, by events of the page. The clock and the frames are those of the
// recording, so that a flick is as fast on a busy machine.
{
  const realFrame = globalThis.requestAnimationFrame;
  /** The time from a frame to the next, in milliseconds, and the most frames for which a step lets the scale move. */
  const frame = 1000 / 60, maximumFrames = 3600;
  /** The time of the recording, in milliseconds. */
  let now;
  /** What the page asked to be called at the next frame. */
  let asked = [];

  const takeClock = () => {
    now = performance.now();
    performance.now = () => now;
    globalThis.requestAnimationFrame = callback => asked.push(callback);
  };
  const returnClock = () => {
    delete performance.now;
    globalThis.requestAnimationFrame = realFrame;
    for (const callback of asked.splice(0)) realFrame(callback);
  };

  const showFrame = () => {
    now += frame;
    for (const callback of asked.splice(0)) callback(now);
  };

  /** Lets the browser lay out, which it does with real frames. */
  const layOut = () => new Promise(resolve => realFrame(() => realFrame(resolve)));

  const point = (type, { pointer = 0, at }) => {
    const event = new PointerEvent(type, {
      bubbles: true, composed: true, cancelable: true, pointerId: pointer, pointerType: 'mouse',
      buttons: /down|move/.test(type) ? 1 : 0,
    });
    // Some browsers round what an event is made with, and none lets it have another time.
    const [clientX, clientY] = at ?? [0, 0];
    for (const [key, value] of Object.entries({ clientX, clientY, timeStamp: now })) {
      Object.defineProperty(event, key, { value });
    }
    const { shadowRoot: root } = slider;
    const target = type === 'pointerdown' ? root.elementFromPoint(clientX, clientY) : root.querySelector('[part=base]');
    target.dispatchEvent(event);
  };

  const pressKey = (key, target) => target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

  /** Types a value for the thumb or the coordinate with a number, if a digit opens a field there. */
  const type = (text, thumb) => {
    thumb.focus();
    pressKey('1', thumb);
    // One that goes is still there for screen readers.
    const field = slider.shadowRoot.querySelector('[part=field]:not([tabindex])');
    if (!field) return;
    field.value = text;
    pressKey('Enter', field);
  };

  /** Sets attributes, or removes those that are null, and sets properties. */
  const set = ({ attributes = {}, properties = {}, style = {} }) => {
    for (const [name, text] of Object.entries(attributes)) {
      if (text == null) slider.removeAttribute(name);
      else slider.setAttribute(name, text);
    }
    Object.assign(slider, properties);
    Object.assign(slider.style, style);
  };

  const perform = async step => {
    const { thumb = 0 } = step;
    now += 1000 * (step.after ?? 0);
    switch (step.verb) {
      case 'press': return point('pointerdown', step);
      case 'drag': return point('pointermove', step);
      case 'release': return point('pointerup', step);
      case 'cancel': return point('pointercancel', step);
      case 'key':
        thumbs()[thumb].focus();
        return pressKey(step.key, thumbs()[thumb]);
      case 'type': return type(step.text, thumbs()[thumb]);
      case 'set':
        set(step);
        return layOut();
      case 'frames':
        for (let count = 0; count < step.count; count++) showFrame();
        return;
      case 'rest':
        for (let count = 0; count < maximumFrames && slider.moving; count++) showFrame();
    }
  };

  /** The limits that assistive technology reads of what can move. */
  const limitsOf = node => node.ariaDisabled ? null : [Number(node.ariaValueMin), Number(node.ariaValueMax)];

  /** A text that shows of a ruler's scale: its value, and where it is drawn. */
  const shownText = () => {
    const texts = [...slider.shadowRoot.querySelectorAll('[part~=tick-label]')];
    const text = texts.find(({ style }) => style.visibility !== 'hidden');
    return text && [text.textContent, ...text.style.translate.split(' ')].map(parseFloat);
  };

  /** What a page sees of the element, and the events since the last time. */
  globalThis.answer = () => {
    // Reading the values first applies what was set, and that may end drags.
    const { values = [slider.valueAsNumber], overshoot, moving, min, max } = slider;
    return {
      values, events: heard.splice(0), obstacles: obstacles.splice(0),
      held: slider.held ?? slider.shadowRoot.querySelectorAll('[part~=held]').length,
      overshoot, moving, bounds: [min, max], limits: thumbs().map(limitsOf), text: shownText(),
    };
  };

  /** Plays steps on the slider of the page. Returns an answer for each of them. */
  globalThis.play = async steps => {
    takeClock();
    try {
      const answers = [];
      for (const step of steps) {
        await perform(step);
        answers.push(answer());
      }
      return answers;
    } finally {
      returnClock();
    }
  };
}
