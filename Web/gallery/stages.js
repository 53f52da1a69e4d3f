// Adds other content to the stages of some cards, by the card's id.
const stages = {
  /** Puts the slider and copies of it into the rows of a list that scrolls. */
  photos(stage) {
    const slider = stage.querySelector('range-slider')
    const list = document.createElement('ul')
    Object.assign(list, { className: 'list', tabIndex: 0, ariaLabel: 'Opening hours' })
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    const copiedValues = ['3 7', '4 9', '1 6', '5 10', '2 5']
    list.append(...days.map((day, index) => {
      const row = document.createElement('li')
      const heading = document.createElement('h4')
      heading.textContent = day
      const rowSlider = index ? slider.cloneNode() : slider
      rowSlider.images = slider.images
      if (index) rowSlider.setAttribute('values', copiedValues[index - 1])
      rowSlider.setAttribute('label', day)
      row.append(heading, rowSlider)
      return row
    }))
    stage.append(list)
  },

  /** Adds a range input of the browser, to compare. */
  web(stage) {
    const native = document.createElement('input')
    Object.assign(native, { type: 'range', value: 45, ariaLabel: 'Range input of the browser' })
    stage.append(native)
  },
}
