// What each card's panel offers. A name is an attribute of the slider; `write` sets something else instead.
const options = (() => {
  const number = (name, label, min, max, step, more) => ({ kind: 'number', name, label, min, max, step, ...more })
  const choice = (name, label, words, more) => ({ kind: 'choice', name, label, words: words.split(' '), ...more })
  const flag = (name, label, more) => ({ kind: 'flag', name, label, ...more })
  const color = (name, label, value) => ({ kind: 'color', name, label, value })

  const collision = choice('collision', 'Collision', 'stop push cross')
  const press = choice('press', 'A press on', 'thumb bar track anywhere', { value: 'bar' })
  const seam = choice('seam', 'Seam', 'stop wrap')
  const direction = choice('dir', 'Direction', 'ltr rtl')
  const step = (min, max, by) => number('step', 'Step', min, max, by)
  const sweep = number('sweep', 'Sweep', -360, 720, 15, { value: 360, unit: '°' })
  const start = number('start', 'Start', -180, 360, 15, { value: 0, unit: '°' })
  const style = (name, label, min, max) => number(name, label, min, max, 1, {
    unit: ' px', read: slider => parseFloat(slider.style.getPropertyValue(name)), write: (slider, value) => {
      slider.style.setProperty(name, `${value}px`)
      slider.setAttribute('style', slider.getAttribute('style').trim().replace(/;$/, ''))
      return ['style', slider.getAttribute('style')]
    },
  })
  const thickness = style('--slider-thickness', 'Track', 2, 44), thumb = style('--slider-thumb-size', 'Thumb', 16, 44)

  const curvaceousness = number('curvaceousness', 'Curvaceousness', 0, 1, 0.05)
  const width = number('width', 'Width', 40, 100, 20, {
    unit: ' %', value: 100, write: (slider, value) => {
      slider.closest('.stage').style.inlineSize = `${value}%`
      return []
    },
  })
  const selectable = number('selectable', 'Selectable to', 50, 100, 5, {
    unit: ' %', read: slider => Number(slider.getAttribute('selectable').split(' ')[1]), write: (slider, value) => {
      slider.setAttribute('selectable', `40 ${value}`)
      return ['selectable', `40 ${value}`]
    },
  })
  const ticks = number('ticks', 'Ticks', 2, 21, 1, {
    read: slider => Number(slider.getAttribute('ticks').split(' ')[1]), write: (slider, value) => {
      slider.setAttribute('ticks', `count ${value}`)
      return ['ticks', `count ${value}`]
    },
  })

  return {
    span: [number('minimum-span', 'At least', 0, 0.4, 0.05), number('maximum-span', 'At most', 0.4, 1, 0.05), collision, direction],
    glow: [seam, step(1, 45, 1), color('selected-color', 'From', '#0000ff'), color('selected-end-color', 'To', '#ff00ff')],
    flat: [
      number('border-width', 'Border', 0, 8, 1, { unit: ' pt' }), number('corner-radius', 'Corners', 0, 5, 1, { unit: ' pt' }),
      color('border-color', 'Border', '#269940'), color('selected-color', 'Bar', '#4dcc63'), width,
    ],
    photos: [number('minimum-span', 'At least', 0, 5, 1), flag('disabled', 'Disabled')],
    layers: [
      curvaceousness, number('look-height', 'Height', 20, 44, 2, { value: 30, unit: ' pt' }),
      color('track-color', 'Track', '#e6e6e6'), color('selected-color', 'Selected', '#0073f0'), color('thumb-color', 'Thumb', '#ffffff'),
      number('max', 'Upper bound', 8, 20, 1),
    ],
    system: [color('selected-color', 'Tint', '#0a7aff'), flag('disabled', 'Disabled'), step(1, 25, 1), direction],
    web: [color('selected-color', 'Accent', '#0075ff'), flag('disabled', 'Disabled')],
    ticks: [ticks, number('minor-ticks', 'Between', 0, 9, 1), choice('tick-side', 'Side', 'below above'), flag('tick-labels', 'Numbers')],
    labels: [choice('label-meeting', 'Where near', 'merge apart overlap'), choice('label-place', 'Place', 'above below inside')],
    histogram: [number('histogram-height', 'Height', 20, 100, 4, { unit: ' pt' }), collision],
    neutral: [number('neutral', 'Neutral', -50, 50, 5), direction],
    limits: [selectable, number('readings', 'Reading', 0, 100, 1, { unit: ' %' }), flag('show-selectable', 'Shown')],
    clock12: [color('selected-color', 'Colour', '#ff9500'), step(5, 60, 5)],
    clock24: [color('selected-color', 'Colour', '#ff9500'), step(15, 120, 15)],
    bedtime: [number('minimum-span', 'At least', 0, 480, 60, { unit: ' min' }), color('selected-color', 'Colour', '#ffb833')],
    thermostat: [number('readings', 'Room', 10, 30, 0.5, { unit: '°' }), step(0.5, 5, 0.5)],
    knob: [color('selected-color', 'Lights', '#33c759'), flag('vertical-drag', 'Up and down')],
    hue: [color('thumb-color', 'Thumb', '#ffffff'), step(1, 60, 1)],
    compass: [color('selected-color', 'North', '#e63326'), color('selected-end-color', 'South', '#b8b8b8')],
    price: [step(0, 100, 5), number('minimum-span', 'At least', 0, 300, 10), collision, press],
    window: [number('minimum-span', 'At least', 0, 120, 15, { unit: ' min' }), number('maximum-span', 'At most', 120, 480, 15, { unit: ' min' }), collision],
    push: [number('minimum-span', 'At least', 0, 120, 5, { unit: ' s' }), collision],
    cross: [collision, step(0, 20, 1), direction],
    three: [collision, number('minimum-span', 'At least', 0, 20, 1, { value: 0, unit: ' °C' }), direction],
    logarithmic: [choice('scale', 'Scale', 'linear logarithmic'), collision],
    stepped: [step(0.05, 0.5, 0.05), press, direction],
    vertical: [choice('orientation', 'Orientation', 'horizontal vertical'), step(0, 25, 1)],
    rtl: [choice('dir', 'Direction', 'ltr rtl', { value: 'rtl' }), flag('labels', 'Labels')],
    disabled: [flag('disabled', 'Disabled'), choice('disabled-thumbs', 'Fixed thumb', '0 1')],
    night: [number('minimum-span', 'At least', 0, 480, 30, { unit: ' min' }), seam, thickness],
    angle: [seam, step(1, 45, 1), flag('vertical-drag', 'Drag up and down'), thickness],
    volume: [start, sweep, thumb],
    timer: [sweep, number('max', 'Most', 60, 180, 30, { unit: ' min' }), thickness],
  }
})()
