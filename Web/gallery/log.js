// Shows the last events of a card, the newest first. Counts equal events that follow one another.
class EventLog {
  static names = [
    'slider-begin', 'input', 'slider-overshoot', 'slider-blocked', 'slider-end', 'slider-cancel', 'change',
  ]
  static length = 6

  constructor(list, sliders) {
    this.list = list
    this.last = ''
    this.count = 0
    this.prepend('no events yet')
    list.firstChild.className = 'quiet'
    for (const slider of sliders) {
      for (const name of EventLog.names) slider.addEventListener(name, event => this.add(event))
    }
  }

  add(event) {
    const text = EventLog.text(event)
    if (text === this.last) {
      this.count += 1
      this.list.firstChild.lastChild.textContent = ` ×${this.count}`
      return
    }
    if (!this.last) this.list.replaceChildren()
    this.last = text
    this.count = 1
    this.prepend(text)
    while (this.list.children.length > EventLog.length) this.list.lastChild.remove()
  }

  prepend(text) {
    const item = document.createElement('li')
    item.append(text, '')
    this.list.prepend(item)
  }

  /** Returns an event as text, such as `input 0 pointer`. */
  static text({ type, detail }) {
    const grip = detail?.thumb ?? (detail?.span === undefined ? detail?.thumbs?.join(' ') : `span ${detail.span}`)
    const parts = [type, grip, detail?.reason, detail?.obstacle?.kind]
    return parts.filter(part => part !== undefined && part !== '').join(' ')
  }
}
