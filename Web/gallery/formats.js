// The texts of each card, by the card's `data-format`:
// - `text` formats a value, for labels and assistive technology, if the card's code sets no `format`;
// - `names` are the names of the values above the slider, or `read` returns pairs of name and text instead;
// - `readout` returns the text in the middle of a slider on the shelf.
const formats = (() => {
  const number = (options, locale = 'en-US') => {
    const format = new Intl.NumberFormat(locale, options)
    return value => format.format(value).replace('-', '−')
  }
  const signed = number({ signDisplay: 'exceptZero' })
  const decimal = number({ maximumFractionDigits: 2 })
  const twoDigits = value => String(value).padStart(2, '0')
  const clock = minutes => `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(Math.round(minutes) % 60)}`
  const seconds = value => `${Math.floor(value / 60)}:${twoDigits(Math.round(value) % 60)}`
  const duration = minutes => minutes < 60
    ? `${Math.round(minutes)} min`
    : `${Math.floor(minutes / 60)} hr${minutes % 60 ? `, ${Math.round(minutes % 60)} min` : ''}`
  const percent = value => `${value}%`
  const degrees = value => `${value}°`
  const winds = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
  const direction = ([value]) => [[winds[Math.round(value / 22.5) % 16], degrees(value)]]

  return {
    span: {
      text: decimal,
      read: ([lower, upper], spans, { overshoot }) => [
        ['Lower', decimal(lower)],
        ['Upper', decimal(upper)],
        ['Span', decimal(upper - lower)],
        ['Overshoot', decimal(overshoot)],
      ],
    },
    fractions: { text: decimal, names: ['Left', 'Right'] },
    decimals: { text: number({ maximumFractionDigits: 1 }), names: ['Lower', 'Upper'] },
    hours: { text: number({ maximumFractionDigits: 1 }), names: ['From', 'To'] },
    balance: { text: signed, names: ['Balance'] },
    clip: {
      text: value => `${value} s`,
      read: ([start, end]) => [['Start', `${start} s`], ['End', `${end} s`], ['Lasts', `${end - start} s`]],
    },
    amount: { text: signed },
    delivery: { text: clock, names: ['Delivery'] },
    charge: { text: percent, names: ['Charge up to'] },
    stay: { names: ['Arrival', 'Departure'] },
    bedtime: { text: clock, readout: ({ spans: [minutes] }) => duration(minutes) },
    hue: { text: degrees, readout: ({ value }) => degrees(value) },
    wind: { text: degrees, read: direction },
    price: {
      text: number({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
      names: ['From', 'To'],
    },
    clock: {
      text: clock,
      read: ([start, end]) => [['Begins', clock(start)], ['Ends', clock(end)], ['Lasts', duration(end - start)]],
    },
    chapters: { text: seconds, names: ['One', 'Two', 'Three', 'Four'] },
    signed: { text: signed, names: ['Lower', 'Upper'] },
    levels: { text: value => `${value} °C`, names: ['Warm', 'Hot', 'Critical'] },
    frequency: { names: ['High pass', 'Low pass'] },
    speed: { names: ['Speed'] },
    level: { text: percent, read: ([value], spans, slider) => [[slider.getAttribute('label'), value]] },
    arabic: { text: number({}, 'ar-EG'), names: ['من', 'إلى'] },
    plain: { text: String, names: ['Minimum', 'Maximum'] },
    percent: { text: percent, names: ['Minimum', 'Maximum'] },
    night: {
      text: clock,
      read: ([start, end], [span]) => [[`${clock(start)} – ${clock(end)}`, duration(span)]],
    },
    angle: { text: degrees, read: direction },
    volume: { text: percent, names: ['Volume'] },
    pad: {
      text: decimal,
      read: ([[cutoff, resonance]]) => [['Cutoff', `${Math.round(cutoff)} Hz`], ['Resonance', percent(resonance)]],
    },
    mixer: {
      text: decimal,
      read: points => points.map(([direction, distance], index) => {
        return [['Right', 'Left'][index], `${degrees(direction)}, ${distance} m`]
      }),
    },
    exposure: { text: signed, read: ([value]) => [['Exposure', `${signed(value)} EV`]] },
    weight: { text: decimal },
    timer: {
      text: duration,
      read: ([value]) => [
        [value > 60 ? 'second turn' : 'first turn', `${Math.floor(value / 60)}:${twoDigits(value % 60)}`],
      ],
    },
  }
})()
