// What each card tells: `text` of a value, where its code has no format, for labels and assistive technology; `names` of the
// read-out's values, or `read` where the read-out says more than they do.
const formats = (() => {
  const number = (options, locale = 'en-US') => {
    const format = new Intl.NumberFormat(locale, options)
    return value => format.format(value).replace('-', '−')
  }
  const signed = number({ signDisplay: 'exceptZero' })
  const two = value => String(value).padStart(2, '0')
  const clock = minutes => `${two(Math.floor(minutes / 60) % 24)}:${two(Math.round(minutes) % 60)}`
  const seconds = value => `${Math.floor(value / 60)}:${two(Math.round(value) % 60)}`
  const duration = minutes => minutes < 60
    ? `${Math.round(minutes)} min`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${two(Math.round(minutes % 60))}` : ''}`
  const winds = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

  const decimal = number({ maximumFractionDigits: 2 })

  return {
    span: {
      text: decimal,
      read: ([lower, upper], spans, { overshoot }) => [
        ['Lower', decimal(lower)], ['Upper', decimal(upper)], ['Span', decimal(upper - lower)], ['Overshoot', decimal(overshoot)],
      ],
    },
    fractions: { text: decimal, names: ['Left', 'Right'] },
    decimals: { text: number({ maximumFractionDigits: 1 }), names: ['Lower', 'Upper'] },
    hours: { text: number({ maximumFractionDigits: 1 }), names: ['From', 'To'] },
    balance: { text: signed, names: ['Balance'] },
    charge: { text: value => `${value} %`, names: ['Charge up to'] },
    bed: { text: clock },
    bedtime: { text: clock, total: ({ spans: [minutes] }) => duration(minutes) },
    hue: { text: value => `${value}°`, total: ({ value }) => `${value}°` },
    wind: { text: value => `${value}°`, read: ([value]) => [[winds[Math.round(value / 22.5) % 16], `${value}°`]] },
    price: { text: number({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }), names: ['From', 'To'] },
    clock: {
      text: clock,
      names: ['Begins', 'Ends'],
      read: ([begin, end]) => [['Begins', clock(begin)], ['Ends', clock(end)], ['Takes', duration(end - begin)]],
    },
    chapters: { text: seconds, names: ['One', 'Two', 'Three', 'Four'] },
    signed: { text: signed, names: ['Lower', 'Upper'] },
    levels: { text: value => `${value} °C`, names: ['Warm', 'Hot', 'Critical'] },
    frequency: { names: ['High pass', 'Low pass'] },
    speed: { names: ['Speed'] },
    level: { text: value => `${value} %`, read: ([value], spans, slider) => [[slider.getAttribute('label'), value]] },
    arabic: { text: number({}, 'ar-EG'), names: ['من', 'إلى'] },
    plain: { text: String, names: ['Minimum', 'Maximum'] },
    percent: { text: value => `${value} %`, names: ['Minimum', 'Maximum'] },
    night: {
      text: clock,
      read: ([start, end], [span]) => [[`${clock(start)} – ${clock(end)}`, duration(span)]],
    },
    angle: { text: value => `${value}°`, read: ([value]) => [[winds[Math.round(value / 22.5) % 16], `${value}°`]] },
    volume: { text: value => `${value} %`, names: ['Volume'] },
    timer: { text: duration, read: ([value]) => [[value > 60 ? 'second turn' : 'first turn', `${Math.floor(value / 60)}:${two(value % 60)}`]] },
  }
})()
