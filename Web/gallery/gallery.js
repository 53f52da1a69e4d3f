// Joins each slider of the page to its format, its read-out and the log of its card.
(() => {
  const names = (format, slider) => format.names ?? slider.values.map(() => '')

  const part = ([name, text]) => {
    const item = document.createElement('span')
    const [label, value] = [document.createElement('small'), document.createElement('b')]
    item.append(label, value)
    label.textContent = name
    value.textContent = text
    return item
  }

  const show = (slider, format, place) => {
    const values = slider.values
    const parts = format.read
      ? format.read(values, slider.spans ?? [])
      : values.map((value, thumb) => [names(format, slider)[thumb], format.text(value)])
    if (place.children.length !== parts.length) return place.replaceChildren(...parts.map(part))
    parts.forEach((texts, index) => {
      texts.forEach((text, child) => {
        const node = place.children[index].children[child]
        if (node.textContent !== text) node.textContent = text
      })
    })
  }

  for (const card of document.querySelectorAll('.card')) {
    const format = formats[card.dataset.format]
    const sliders = [...card.querySelectorAll('range-slider, circular-slider')]
    new EventLog(card.querySelector('.log'), sliders)
    for (const slider of sliders) {
      const place = slider.closest('.slot').querySelector('.values')
      slider.format = format.text
      show(slider, format, place)
      slider.addEventListener('input', () => show(slider, format, place))
    }
  }

  const histogram = document.querySelector('.histogram')
  const price = document.querySelector('#price range-slider')
  const bars = Array.from({ length: 50 }, (_, index) => {
    const bar = document.createElement('i')
    const at = index / 49
    const height = 0.9 * Math.exp(-(((at - 0.34) / 0.17) ** 2)) + 0.35 * Math.exp(-(((at - 0.74) / 0.12) ** 2))
    bar.style.blockSize = `${6 + 90 * height * (0.82 + 0.18 * Math.sin(index * 2.3))}%`
    return bar
  })
  const light = () => {
    const [lower, upper] = price.values
    bars.forEach((bar, index) => bar.classList.toggle('in', index * 20 + 10 >= lower && index * 20 + 10 <= upper))
  }
  histogram.append(...bars)
  light()
  price.addEventListener('input', light)
})()
