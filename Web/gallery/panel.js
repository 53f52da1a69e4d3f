// The options of a card, which turn while one watches. Numbers are chosen with the sliders themselves.
class Panel {
  constructor(card, title, sliders, code) {
    Object.assign(this, { sliders, code })
    this.node = document.createElement('div')
    this.node.className = 'panel'
    this.node.role = 'group'
    this.node.ariaLabel = `Options: ${title}`
    this.node.append(...(options[card] ?? []).map(option => this[option.kind](option, `${card}-${option.name}`)))
  }

  /** What an option is on the page. */
  value({ name, value, read }) {
    const [slider] = this.sliders
    return read?.(slider) ?? (name.startsWith('--') ? null : slider.getAttribute(name)) ?? value
  }

  set(option, value) {
    for (const slider of this.sliders) {
      const [name, text] = option.write?.(slider, value) ?? [option.name, value]
      if (!option.write) value === null ? slider.removeAttribute(name) : slider.setAttribute(name, value)
      if (slider === this.sliders[0] && name) this.code.write(name, text)
      slider.dispatchEvent(new Event('option'))
    }
  }

  row(option, control, ...more) {
    const row = document.createElement('div'), label = document.createElement('span')
    row.className = `row ${option.kind}`
    label.className = 'name'
    label.textContent = option.label
    row.append(label, control, ...more)
    return row
  }

  number(option) {
    const { label, min, max, step, unit = '' } = option
    const slider = document.createElement('range-slider'), output = document.createElement('output')
    const value = Number(this.value(option) ?? min)
    for (const [name, text] of Object.entries({ label, min, max, step, value, press: 'track' })) slider.setAttribute(name, text)
    const show = value => { output.textContent = slider.format(value) }
    slider.format = value => `${value}${unit}`.replace('-', '−')
    slider.addEventListener('input', () => {
      this.set(option, slider.value)
      show(slider.value)
    })
    show(value)
    return this.row(option, slider, output)
  }

  choice(option, id) {
    const box = document.createElement('span'), chosen = this.value(option) ?? option.words[0]
    box.className = 'words'
    box.role = 'radiogroup'
    box.ariaLabel = option.label
    for (const word of option.words) {
      const label = document.createElement('label'), radio = document.createElement('input')
      Object.assign(radio, { type: 'radio', name: id, value: word, checked: word === chosen })
      radio.addEventListener('change', () => this.set(option, word))
      label.append(radio, Object.assign(document.createElement('span'), { textContent: word }))
      box.append(label)
    }
    return this.row(option, box)
  }

  flag(option, id) {
    const box = Object.assign(document.createElement('input'), { type: 'checkbox', role: 'switch', id, ariaLabel: option.label })
    box.checked = this.value(option) != null
    box.addEventListener('change', () => this.set(option, box.checked ? '' : null))
    return this.row(option, box)
  }

  color(option, id) {
    const well = Object.assign(document.createElement('input'), { type: 'color', id, value: this.value(option), ariaLabel: option.label })
    well.addEventListener('input', () => this.set(option, well.value))
    return this.row(option, well)
  }
}
