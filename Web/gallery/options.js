// The options that the panel of each card offers, by the card's id.
//
// `name` is an attribute of the slider. If an option has `write`, that sets something else instead. It returns the name
// and the text of the attribute to write into the card's HTML; without a name the HTML stays as it is. `read` returns
// the present value if that is not the attribute's text. `value` is the value of a slider without the attribute.
const options = (() => {
  const number = (name, label, min, max, step, more) => ({ kind: 'number', name, label, min, max, step, ...more })
  const choice = (name, label, words, more) => ({ kind: 'choice', name, label, words: words.split(' '), ...more })
  const flag = (name, label) => ({ kind: 'flag', name, label })
  const color = (name, label, value) => ({ kind: 'color', name, label, value })

  /** Offers the second token of an attribute; the first stays the same. */
  const second = (name, first, label, min, max, step, more) => number(name, label, min, max, step, {
    ...more,
    read: slider => Number(slider.getAttribute(name).split(' ')[1]),
    write: (slider, value) => {
      const text = `${first} ${value}`
      slider.setAttribute(name, text)
      return [name, text]
    },
  })
  /** Offers a length among the custom properties of a slider. */
  const property = (name, label, min, max) => number(name, label, min, max, 1, {
    unit: ' px',
    read: slider => parseFloat(slider.style.getPropertyValue(name)),
    write: (slider, value) => {
      slider.style.setProperty(name, `${value}px`)
      slider.setAttribute('style', slider.getAttribute('style').trim().replace(/;$/, ''))
      return ['style', slider.getAttribute('style')]
    },
  })

  const collision = choice('collision', 'Collision', 'stop push cross')
  const press = choice('press-target', 'Press target', 'thumb span track span-and-track anywhere relative',
    { value: 'span-and-track' })
  const wraps = flag('wraps', 'Wraps')
  const direction = choice('dir', 'Direction', 'ltr rtl')
  const disabled = flag('disabled', 'Disabled')
  const verticalDrag = flag('drags-vertically', 'Vertical drag')
  const step = (min, max, by, more) => number('step', 'Step', min, max, by, more)
  const minimumSpan = (min, max, by, more) => number('minimum-span', 'Minimum span', min, max, by, more)
  const maximumSpan = (min, max, by, more) => number('maximum-span', 'Maximum span', min, max, by, more)
  const selectedColor = (label, value) => color('selected-color', label, value)
  const sweep = number('sweep', 'Sweep', -360, 720, 15, { value: 360, unit: '°' })
  const start = number('start', 'Start', -180, 360, 15, { value: 0, unit: '°' })
  const thickness = property('--slider-thickness', 'Thickness', 2, 44)
  const thumbSize = property('--slider-thumb-size', 'Thumb size', 16, 44)
  const width = number('width', 'Width', 40, 100, 20, {
    unit: '%',
    value: 100,
    write: (slider, value) => {
      slider.closest('.stage').style.inlineSize = `${value}%`
      return []
    },
  })

  const minutes = { unit: ' min' }
  const points = { unit: ' pt' }

  return {
    span: [minimumSpan(0, 0.4, 0.05), maximumSpan(0.4, 1, 0.05), collision, direction],
    glow: [
      wraps,
      step(1, 45, 1),
      selectedColor('First color', '#0000ff'),
      color('selected-end-color', 'Last color', '#ff00ff'),
    ],
    flat: [
      number('border-width', 'Border width', 0, 8, 1, points),
      number('corner-radius', 'Corner radius', 0, 5, 1, points),
      color('border-color', 'Border color', '#269940'),
      selectedColor('Bar color', '#4dcc63'),
      width,
    ],
    photos: [minimumSpan(0, 5, 1), disabled],
    layers: [
      number('roundness', 'Roundness', 0, 1, 0.05),
      number('look-height', 'Height', 20, 44, 2, { value: 30, ...points }),
      color('track-color', 'Track color', '#e6e6e6'),
      selectedColor('Span color', '#0073f0'),
      color('thumb-color', 'Thumb color', '#ffffff'),
      number('max', 'Upper bound', 8, 20, 1),
    ],
    system: [selectedColor('Tint', '#0a7aff'), disabled, step(1, 25, 1), direction],
    web: [selectedColor('Accent', '#0075ff'), disabled],
    ticks: [
      second('ticks', 'count', 'Ticks', 2, 21, 1),
      number('minor-ticks', 'Minor ticks', 0, 9, 1),
      choice('tick-side', 'Side', 'below above'),
      flag('tick-labels', 'Numbers'),
    ],
    labels: [
      choice('label-overlap', 'When close', 'merge apart overlap'),
      choice('label-placement', 'Placement', 'above below inside alternating'),
    ],
    histogram: [number('histogram-height', 'Height', 20, 100, 4, points), collision],
    neutral: [number('neutral', 'Neutral value', -50, 50, 5), direction],
    limits: [
      second('enabled-range', '40', 'Enabled to', 50, 100, 5, { unit: '%' }),
      number('readings', 'Reading', 0, 100, 1, { unit: '%' }),
      flag('show-enabled-range', 'Show limits'),
    ],
    blocked: [minimumSpan(0, 10, 1, { unit: ' days' }), maximumSpan(10, 30, 1, { unit: ' days' }), collision],
    adjust: [
      flag('text-entry', 'Typing'),
      flag('resets-on-double-tap', 'Resetting'),
      number('neutral', 'Neutral value', -100, 100, 10),
    ],
    taken: [step(5, 60, 5, minutes), flag('show-enabled-range', 'Show what is left'), direction],
    trimmer: [minimumSpan(0, 20, 1, { unit: ' s' }), direction],
    pair: [
      choice('press-target', 'Press target', 'relative track'),
      number('held-track-scale', 'Held track', 1, 1.3, 0.05, { unit: ' times' }),
    ],
    clock12: [selectedColor('Color', '#ff9500'), step(5, 60, 5)],
    clock24: [selectedColor('Color', '#ff9500'), step(15, 120, 15)],
    bedtime: [minimumSpan(0, 480, 60, minutes), selectedColor('Color', '#ffb833')],
    thermostat: [number('readings', 'Room', 10, 30, 0.5, { unit: '°' }), step(0.5, 5, 0.5)],
    knob: [selectedColor('Light color', '#33c759'), verticalDrag],
    hue: [color('thumb-color', 'Thumb color', '#ffffff'), step(1, 60, 1)],
    compass: [selectedColor('North color', '#e63326'), color('selected-end-color', 'South color', '#999999')],
    price: [step(0, 100, 5), minimumSpan(0, 300, 10), collision, press],
    window: [minimumSpan(0, 120, 15, minutes), maximumSpan(120, 480, 15, minutes), collision],
    push: [minimumSpan(0, 120, 5, { unit: ' s' }), collision],
    cross: [collision, step(0, 20, 1), direction],
    three: [collision, minimumSpan(0, 20, 1, { value: 0, unit: ' °C' }), direction],
    logarithmic: [choice('scale', 'Scale', 'linear logarithmic'), collision],
    stepped: [step(0.05, 0.5, 0.05), press, direction],
    vertical: [choice('orientation', 'Orientation', 'horizontal vertical'), step(0, 25, 1)],
    rtl: [choice('dir', 'Direction', 'ltr rtl', { value: 'rtl' }), flag('labels', 'Labels')],
    disabled: [disabled, choice('disabled-thumbs', 'Disabled thumb', '0 1')],
    night: [minimumSpan(0, 480, 30, minutes), wraps, thickness],
    angle: [wraps, step(1, 45, 1), verticalDrag, thickness],
    volume: [start, sweep, thumbSize],
    pad: [
      choice('shape', 'Shape', 'rectangle disc'),
      choice('x-direction', 'Cutoff to', 'right left'),
      flag('disabled', 'Disabled'),
    ],
    mixer: [start, flag('x-wraps', 'Wraps'), number('y-step', 'Step', 1, 25, 1, { value: 1 })],
    exposure: [
      number('bend-radius', 'Radius', 160, 400, 20, { unit: ' px' }),
      flag('centers-ticks', 'Centered ticks'),
      selectedColor('Mark color', '#ffcc00'),
    ],
    weight: [
      number('pixels-per-unit', '1 kg', 40, 160, 10, { value: 80, unit: ' px' }),
      choice('direction', 'Direction', 'right left', { value: 'right' }),
      disabled,
    ],
    timer: [sweep, number('max', 'Maximum', 60, 180, 30, minutes), thickness],
  }
})()
