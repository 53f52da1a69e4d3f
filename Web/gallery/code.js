// Shows the code of a slider: a tab for each kind of code, and a button that copies it. All cards show the same kind.
class Code {
  static kinds = { UIKit: 'UIKit', AppKit: 'AppKit', SwiftUI: 'SwiftUI', HTML: 'HTML' }
  static all = []
  static kind = 'HTML'

  // Without white space between the tags: it would be part of the button's text.
  static copyIcon = '<svg viewBox="0 0 24 24" aria-hidden="true">'
    + '<path class="sheets" d="M9 9h10v11H9zM15 9V4H5v11h4"/>'
    + '<path class="done" d="m5 12.5 5 5L19.5 7"/></svg>'

  constructor(name, title, texts) {
    this.texts = { ...texts }
    this.node = document.createElement('div')
    this.node.className = 'code'
    this.node.innerHTML = `
      <div class="head"><div class="tabs" role="tablist"></div>
      <button class="copy" type="button">${Code.copyIcon}<span>Copy</span></button></div>
      <div class="body"><pre role="tabpanel" tabindex="0"><code></code></pre></div>`
    this.pre = this.node.querySelector('pre')
    this.pre.id = `${name}-code`
    const list = this.node.querySelector('.tabs')
    const copy = this.node.querySelector('.copy')
    list.setAttribute('aria-label', `Code: ${title}`)
    this.tabs = Object.entries(Code.kinds).filter(([kind]) => kind in this.texts).map(([kind, label]) => {
      const tab = document.createElement('button')
      Object.assign(tab, { type: 'button', id: `${name}-${kind.toLowerCase()}`, textContent: label, role: 'tab' })
      tab.dataset.kind = kind
      tab.setAttribute('aria-controls', this.pre.id)
      tab.addEventListener('click', () => Code.choose(kind, tab))
      return tab
    })
    list.append(...this.tabs)
    list.addEventListener('keydown', event => this.chooseNext(event))
    copy.setAttribute('aria-label', `Copy the code: ${title}`)
    copy.addEventListener('click', () => this.copy(copy))
    Code.all.push(this)
    this.show()
  }

  /** Shows one kind of code on all cards, and scrolls so that the clicked tab stays in place. */
  static choose(kind, tab) {
    const before = tab.getBoundingClientRect().top
    Code.kind = kind
    for (const code of Code.all) code.show()
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }

  /** The kind that it shows: the chosen one, or its own if it has no other. */
  get kind() { return Code.kind in this.texts ? Code.kind : 'HTML' }
  get text() { return this.texts[this.kind].trimEnd() }

  show() {
    for (const tab of this.tabs) {
      const isChosen = tab.dataset.kind === this.kind
      tab.setAttribute('aria-selected', isChosen)
      tab.tabIndex = isChosen ? 0 : -1
      if (isChosen) this.pre.setAttribute('aria-labelledby', tab.id)
    }
    this.pre.firstChild.replaceChildren(...Code.colored(this.text, this.kind === 'HTML' ? Code.html : Code.swift))
  }

  /** Chooses the next or the previous tab with an arrow key. */
  chooseNext({ key }) {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (!direction) return
    const index = this.tabs.findIndex(tab => tab.tabIndex === 0)
    const tab = this.tabs.at((index + direction) % this.tabs.length)
    tab.click()
    tab.focus()
  }

  /** Writes an attribute of the sliders into the HTML, but not into those in slots; `null` removes it. */
  write(name, value) {
    const old = new RegExp(`\\s+${name}(="[^"]*")?(?=\\s|$)`)
    const fresh = value === null ? '' : value === '' ? name : `${name}="${value}"`
    this.texts.HTML = this.texts.HTML.replace(/(?<=<\w+-slider)(?:"[^"]*"|[^">])*/g, attributes => {
      if (/\sslot=/.test(attributes)) return attributes
      return old.test(attributes)
        ? attributes.replace(old, match => fresh && match.match(/^\s+/)[0] + fresh)
        : attributes + (fresh && `\n  ${fresh}`)
    })
    if (this.kind === 'HTML') this.show()
  }

  async copy(button) {
    await Code.toClipboard(this.text)
    button.lastChild.textContent = 'Copied'
    button.classList.add('copied')
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      button.lastChild.textContent = 'Copy'
      button.classList.remove('copied')
    }, 1600)
  }

  /** Copies a text. Pages served without TLS from another machine have no `navigator.clipboard`, only the command. */
  static async toClipboard(text) {
    try {
      return await navigator.clipboard.writeText(text)
    } catch {
      const area = document.createElement('textarea')
      Object.assign(area, { value: text, readOnly: true, className: 'offscreen' })
      document.body.append(area)
      area.select()
      document.execCommand('copy')
      area.remove()
    }
  }

  /** Makes a regular expression with a named group for each kind of token. The first kind that matches wins. */
  static grammar(kinds) {
    const groups = Object.entries(kinds).map(([kind, { source }]) => `(?<${kind}>${source})`)
    return new RegExp(groups.join('|'), 'g')
  }

  static swift = Code.grammar({
    comment: /\/\/.*/,
    string: /"(?:[^"\\]|\\.)*"/,
    word: /@\w+|\b(?:import|let|var|struct|private|return|for|in|some|if|else|true|false|nil)\b/,
    type: /\b[A-Z]\w*/,
    number: /\b\d[\d_.]*\b/,
    name: /\.\w+/,
  })
  static html = Code.grammar({
    comment: /<!--[^]*?-->|\/\/.*/,
    string: /"[^"]*"|'[^']*'|`[^`]*`/,
    type: /<\/?[\w-]+|>/,
    name: /[\w-]+(?==)|--[\w-]+|\.\w+/,
    word: /\b(?:const|let|for|of|import)\b/,
    number: /\b\d[\d.]*\b/,
  })

  /** Returns the nodes of a text: a `span` for each token, with its kind as the class, and the text between. */
  static colored(text, grammar) {
    const nodes = []
    let from = 0
    for (const match of text.matchAll(grammar)) {
      const [kind] = Object.entries(match.groups).find(([, part]) => part !== undefined)
      const span = Object.assign(document.createElement('span'), { className: kind, textContent: match[0] })
      nodes.push(text.slice(from, match.index), span)
      from = match.index + match[0].length
    }
    return [...nodes, text.slice(from)]
  }
}
