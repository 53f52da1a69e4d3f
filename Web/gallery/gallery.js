// Fills each card: makes the slider of its HTML, and adds values, events, options and code.
(() => {
  const make = (name, className, ...children) => {
    const node = Object.assign(document.createElement(name), { className })
    node.append(...children)
    return node
  }
  const isRound = slider => slider.localName === 'circular-slider'

  /** Puts the HTML of a snippet into a stage. Returns a function that runs the snippet's scripts. */
  const load = (html, stage) => {
    const template = document.createElement('template')
    template.innerHTML = html
    const scripts = [...template.content.querySelectorAll('script')]
    for (const script of scripts) script.remove()
    for (const slider of template.content.querySelectorAll('[look]')) slider.images = pictures
    stage.append(template.content)
    return () => {
      for (const { textContent } of scripts) {
        const script = document.createElement('script')
        // A block, since several snippets use the same names.
        script.textContent = `{${textContent}}`
        stage.append(script)
      }
    }
  }

  const valueNode = ([name, text]) => {
    const [label, value] = [make('small', ''), make('b', '')]
    label.textContent = name
    value.textContent = text
    return make('span', '', label, value)
  }

  /** Shows a slider's values in a paragraph. Writes only the texts that differ. */
  const show = (slider, format, paragraph) => {
    const values = slider.values ?? [slider.valueAsNumber]
    const pairs = format.read?.(values, slider.spans ?? [], slider)
      ?? values.map((value, thumb) => [format.names?.[thumb] ?? '', slider.format(value, thumb)])
    if (paragraph.children.length !== pairs.length) return paragraph.replaceChildren(...pairs.map(valueNode))
    pairs.forEach((texts, index) => {
      texts.forEach((text, child) => {
        const node = paragraph.children[index].children[child]
        const string = String(text)
        if (node.textContent !== string) node.textContent = string
      })
    })
  }

  /** Gives a slider its format, and shows its values: in the middle of a circular slider, above any other. */
  const addValues = (slider, format, position) => {
    if (format.text) slider.format = format.text
    if (format.readout) slider.formatReadout = () => format.readout(slider)
    if (!format.names && !format.read) return
    slider.format ??= String
    const paragraph = make('p', 'values')
    isRound(slider) && position !== 'above' ? slider.append(paragraph) : slider.before(paragraph)
    const update = () => show(slider, format, paragraph)
    for (const event of ['input', 'slider-overshoot', 'slider-end', 'slider-cancel', 'option']) {
      slider.addEventListener(event, update)
    }
    update()
  }

  const fill = card => {
    const texts = snippets[card.id]
    const format = formats[card.dataset.format] ?? {}
    const title = card.querySelector('h3').textContent
    const stage = make('div', 'stage')
    const log = make('ol', 'log')
    const left = make('div', 'show', ...card.children, stage)
    const runScripts = load(texts.HTML, stage)
    stages[card.id]?.(stage)
    const sliders = [...stage.querySelectorAll(':is(range-slider, circular-slider, plane-slider, ruler-slider)')]
      .filter(slider => !slider.slot)
    const code = new Code(card.id, title, texts)
    card.append(left, code.node)
    runScripts()
    for (const slider of sliders) addValues(slider, format, card.dataset.position)
    stage.classList.toggle('round', sliders.some(isRound))
    new EventLog(log, sliders)
    const panel = new Panel(card.id, title, sliders, code)
    left.append(log, panel.node)
  }

  for (const slider of document.querySelectorAll('.shelf [data-format]')) {
    // The smaller text of the small ring does not touch the thumb on a phone.
    slider.fonts = { readout: { size: slider.closest('.large') ? 26 : 21, weight: 500 } }
    const { text, readout } = formats[slider.dataset.format]
    Object.assign(slider, { format: text, formatReadout: () => readout(slider) })
  }

  const start = document.querySelector('#start')
  start.append(new Code('start', 'Start', snippets.start).node)

  for (const section of document.querySelectorAll('main section')) {
    const links = [...section.querySelectorAll('.card')].map(card => {
      const link = Object.assign(document.createElement('a'), { href: `#${card.id}` })
      link.textContent = card.querySelector('h3').textContent
      return make('li', '', link)
    })
    section.querySelector('header').append(make('ul', 'index', ...links))
  }

  const links = [...document.querySelectorAll('nav a')]
  const observer = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const link = links.find(({ hash }) => hash === `#${target.getAttribute('aria-labelledby')}`)
      isIntersecting ? link?.setAttribute('aria-current', 'true') : link?.removeAttribute('aria-current')
    }
  }, { rootMargin: '-40% 0px -60%' })
  for (const section of document.querySelectorAll('main section')) observer.observe(section)

  /**
   * Fills the cards from the top, one in each task, so that the browser can draw and handle input in between. The cards
   * above the position that the address names are filled immediately, since empty cards have no height.
   */
  const fillAll = async () => {
    let target = document.getElementById(location.hash.slice(1))
    for (const card of document.querySelectorAll('.card')) {
      fill(card)
      const isAbove = target && card.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING
      if (isAbove) continue
      target?.scrollIntoView({ behavior: 'instant' })
      target = null
      await new Promise(done => setTimeout(done))
    }
    document.documentElement.dataset.isFilled = ''
  }
  fillAll()
})()
