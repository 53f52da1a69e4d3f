// How each card's values read: `text` for labels, ticks and assistive technology, `names` for the read-out above the slider,
// and `read` where the read-out says more than the values.
const formats = (() => {
  const number = (options, locale = 'en-US') => {
    const format = new Intl.NumberFormat(locale, options)
    return value => format.format(value).replace('-', '−')
  }
  const signed = number({ signDisplay: 'exceptZero' })
  const rounded = number({ maximumSignificantDigits: 3 })
  const two = value => String(value).padStart(2, '0')
  const clock = minutes => `${two(Math.floor(minutes / 60) % 24)}:${two(Math.round(minutes) % 60)}`
  const seconds = value => `${Math.floor(value / 60)}:${two(Math.round(value) % 60)}`
  const duration = minutes => minutes < 60
    ? `${Math.round(minutes)} min`
    : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${two(Math.round(minutes % 60))}` : ''}`
  const hertz = value => value >= 999.5 ? `${rounded(value / 1000)} kHz` : `${rounded(value)} Hz`
  const winds = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
  const hours = minutes => minutes % 360 === 0 ? String(minutes / 60) : ''

  return {
    price: { text: number({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }), names: ['From', 'To'] },
    clock: {
      text: clock,
      names: ['Begins', 'Ends'],
      read: ([begin, end]) => [['Begins', clock(begin)], ['Ends', clock(end)], ['Takes', duration(end - begin)]],
    },
    chapters: { text: seconds, names: ['One', 'Two', 'Three', 'Four'] },
    signed: { text: signed, names: ['Lower', 'Upper'] },
    levels: { text: value => `${value} °C`, names: ['Warm', 'Hot', 'Critical'] },
    frequency: { text: hertz, names: ['High pass', 'Low pass'] },
    speed: { text: value => `${value}×`, names: ['Speed'] },
    level: { text: value => `${value} %`, read: ([value]) => [['', value]] },
    arabic: { text: number({}, 'ar-EG'), names: ['من', 'إلى'] },
    percent: { text: value => `${value} %`, names: ['Minimum', 'Maximum'] },
    bedtime: {
      text: (value, thumb) => thumb === undefined ? hours(value) : clock(value),
      read: ([start, end], [span]) => [[`${clock(start)} – ${clock(end)}`, duration(span)]],
    },
    angle: { text: value => `${value}°`, read: ([value]) => [[winds[Math.round(value / 22.5) % 16], `${value}°`]] },
    volume: { text: value => `${value} %`, names: ['Volume'] },
    timer: { text: duration, read: ([value]) => [[value > 60 ? 'second turn' : 'first turn', `${Math.floor(value / 60)}:${two(value % 60)}`]] },
  }
})()
