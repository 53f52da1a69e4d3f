// Makes each card: the slider out of its HTML, what it tells, its options, and its code.
(() => {
  const make = (name, className, ...children) => {
    const node = Object.assign(document.createElement(name), { className })
    node.append(...children)
    return node
  }
  const isRound = slider => slider.localName === 'circular-slider'

  /** Puts a snippet's HTML on the page; its scripts run once it is there. */
  const load = (html, stage) => {
    const template = document.createElement('template')
    template.innerHTML = html
    const scripts = [...template.content.querySelectorAll('script')]
    for (const script of scripts) script.remove()
    for (const slider of template.content.querySelectorAll('[look]')) slider.images = pictures
    stage.append(template.content)
    return () => {
      for (const { textContent } of scripts) stage.append(Object.assign(document.createElement('script'), { textContent: `{${textContent}}` }))
    }
  }

  const part = ([name, text]) => {
    const [label, value] = [make('small', ''), make('b', '')]
    label.textContent = name
    value.textContent = text
    return make('span', '', label, value)
  }

  const show = (slider, format, place) => {
    const values = slider.values
    const parts = format.read?.(values, slider.spans ?? [], slider)
      ?? values.map((value, thumb) => [format.names?.[thumb] ?? '', slider.format(value, thumb)])
    if (place.children.length !== parts.length) return place.replaceChildren(...parts.map(part))
    parts.forEach((texts, index) => {
      texts.forEach((text, child) => {
        const node = place.children[index].children[child], string = String(text)
        if (node.textContent !== string) node.textContent = string
      })
    })
  }

  /** Joins a slider to its format and its read-out, which stands above it, or in its middle. */
  const tell = (slider, format, place) => {
    if (format.text) slider.format = format.text
    slider.format ??= String
    if (format.names || format.read) {
      const values = make('p', 'values')
      isRound(slider) && place !== 'above' ? slider.append(values) : slider.before(values)
      const update = () => show(slider, format, values)
      for (const event of ['input', 'overshot', 'end', 'cancelled', 'option']) slider.addEventListener(event, update)
      update()
    }
  }

  const fill = card => {
    const texts = snippets[card.id], format = formats[card.dataset.format] ?? {}, title = card.querySelector('h3').textContent
    const stage = make('div', 'stage'), log = make('ol', 'log'), shown = make('div', 'show', ...card.children, stage)
    const run = load(texts.HTML, stage)
    stages[card.id]?.(stage)
    const sliders = [...stage.querySelectorAll('range-slider, circular-slider')]
    const code = new Code(card.id, title, texts)
    card.append(shown, code.node)
    run()
    for (const slider of sliders) tell(slider, format, card.dataset.place)
    stage.classList.toggle('round', sliders.some(isRound))
    new EventLog(log, sliders)
    const panel = new Panel(card.id, title, sliders, code)
    shown.append(log, panel.node)
  }

  for (const slider of document.querySelectorAll('.shelf [data-format]')) {
    // The small ring keeps its text clear of the thumb on a phone too.
    slider.fonts = { readout: { size: slider.closest('.large') ? 26 : 21, weight: 500 } }
    const { text, total } = formats[slider.dataset.format]
    Object.assign(slider, { format: text, formatReadout: () => total(slider) })
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
  const watch = new IntersectionObserver(entries => {
    for (const { target, isIntersecting } of entries) {
      const link = links.find(({ hash }) => hash === `#${target.getAttribute('aria-labelledby')}`)
      isIntersecting ? link?.setAttribute('aria-current', 'true') : link?.removeAttribute('aria-current')
    }
  }, { rootMargin: '-40% 0px -60%' })
  for (const section of document.querySelectorAll('main section')) watch.observe(section)

  /** Fills the cards from the top, and lets the browser draw and listen in between. */
  const fillAll = async () => {
    for (const card of document.querySelectorAll('.card')) {
      fill(card)
      await new Promise(done => setTimeout(done))
    }
    document.documentElement.dataset.isFilled = ''
  }
  fillAll()
})()
