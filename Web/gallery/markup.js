// Gives each card a button that shows the HTML of its first slider.
for (const card of document.querySelectorAll('.card')) {
  const slider = card.querySelector('range-slider, circular-slider')
  const attributes = [...slider.attributes].filter(({ name }) => name !== 'class')
  const lines = attributes.map(({ name, value }) => value ? `  ${name}="${value}"` : `  ${name}`)
  const markup = document.createElement('pre')
  markup.textContent = `<${slider.localName}\n${lines.join('\n')}>\n</${slider.localName}>`
  markup.hidden = true
  markup.tabIndex = 0

  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'markup'
  button.textContent = 'HTML'
  button.setAttribute('aria-label', `HTML of “${card.querySelector('h3').textContent}”`)
  button.setAttribute('aria-expanded', 'false')
  button.addEventListener('click', () => {
    markup.hidden = !markup.hidden
    button.setAttribute('aria-expanded', String(!markup.hidden))
  })
  card.querySelector('h3').after(button)
  card.querySelector('.about').after(markup)
}
