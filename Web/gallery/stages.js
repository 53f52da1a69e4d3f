// What stands around some sliders, beside the slider itself.
const stages = {
  /** A list that scrolls, with the slider in each of its rows. */
  photos(stage) {
    const slider = stage.querySelector('range-slider'), list = document.createElement('ul')
    Object.assign(list, { className: 'list', tabIndex: 0, ariaLabel: 'Opening hours' })
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
    list.append(...days.map((day, index) => {
      const row = document.createElement('li'), name = document.createElement('h4')
      name.textContent = day
      const own = index ? slider.cloneNode() : slider
      own.images = slider.images
      if (index) own.setAttribute('values', [[3, 7], [4, 9], [1, 6], [5, 10], [2, 5]][index - 1].join(' '))
      own.setAttribute('label', day)
      row.append(name, own)
      return row
    }))
    stage.append(list)
  },

  /** The browser's own, to compare. */
  web(stage) {
    const native = Object.assign(document.createElement('input'), { type: 'range', value: 45, ariaLabel: 'The browser’s own' })
    stage.append(native)
  },
}
