// Shows the options of a card. A change of an option redraws the card's sliders and rewrites its HTML.
class Panel {
  constructor(card, title, sliders, code) {
    Object.assign(this, { sliders, code })
    this.node = document.createElement('div')
    this.node.className = 'panel'
    this.node.role = 'group'
    this.node.ariaLabel = `Options: ${title}`
    const rows = (options[card] ?? []).map(option => this[option.kind](option, `${card}-${option.name}`))
    this.node.append(...rows)
  }

  /** Returns the present value of an option, or its default. */
  value({ name, value, read }) {
    const [slider] = this.sliders
    if (read) return read(slider) ?? value
    return slider.getAttribute(name) ?? value
  }

  /** Sets an option on all sliders of the card, and writes it into the card's HTML. */
  set(option, value) {
    for (const slider of this.sliders) {
      const [name, text] = option.write?.(slider, value) ?? [option.name, value]
      if (!option.write) value === null ? slider.removeAttribute(name) : slider.setAttribute(name, value)
      if (slider === this.sliders[0] && name) this.code.write(name, text)
      slider.dispatchEvent(new Event('option'))
    }
  }

  row(option, control, ...more) {
    const row = document.createElement('div')
    const label = document.createElement('span')
    row.className = `row ${option.kind}`
    label.className = 'name'
    label.textContent = option.label
    row.append(label, control, ...more)
    return row
  }

  number(option) {
    const { label, min, max, step, unit = '' } = option
    const slider = document.createElement('range-slider')
    const output = document.createElement('output')
    const value = Number(this.value(option) ?? min)
    const attributes = { label, min, max, step, value, 'press-target': 'track' }
    for (const [name, text] of Object.entries(attributes)) slider.setAttribute(name, text)
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
    const box = document.createElement('span')
    const chosen = this.value(option) ?? option.words[0]
    box.className = 'words'
    box.role = 'radiogroup'
    box.ariaLabel = option.label
    for (const word of option.words) {
      const label = document.createElement('label')
      const radio = document.createElement('input')
      Object.assign(radio, { type: 'radio', name: id, value: word, checked: word === chosen })
      radio.addEventListener('change', () => this.set(option, word))
      label.append(radio, Object.assign(document.createElement('span'), { textContent: word }))
      box.append(label)
    }
    return this.row(option, box)
  }

  flag(option, id) {
    const box = document.createElement('input')
    Object.assign(box, { type: 'checkbox', role: 'switch', id, ariaLabel: option.label })
    box.checked = this.value(option) != null
    box.addEventListener('change', () => this.set(option, box.checked ? '' : null))
    return this.row(option, box)
  }

  color(option, id) {
    const well = document.createElement('input')
    Object.assign(well, { type: 'color', id, value: this.value(option), ariaLabel: option.label })
    well.addEventListener('input', () => this.set(option, well.value))
    return this.row(option, well)
  }
}
