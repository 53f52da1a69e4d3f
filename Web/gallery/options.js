// What each card's panel offers. A name is an attribute of the slider; `write` sets something else instead.
const options = (() => {
  const number = (name, label, min, max, step, more) => ({ kind: 'number', name, label, min, max, step, ...more })
  const choice = (name, label, words, more) => ({ kind: 'choice', name, label, words: words.split(' '), ...more })
  const flag = (name, label, more) => ({ kind: 'flag', name, label, ...more })
  const color = (name, label, value, more) => ({ kind: 'color', name, label, value, ...more })

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
      return ['style', slider.getAttribute('style').trim().replace(/;$/, '')]
    },
  })
  const thickness = style('--slider-thickness', 'Track', 2, 44), thumb = style('--slider-thumb-size', 'Thumb', 16, 44)

  return {
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
