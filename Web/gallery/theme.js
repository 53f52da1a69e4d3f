// Chooses the light or the dark theme. Runs in the head, so that the first paint has the right colors.
(() => {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  let chosen = null

  const show = () => {
    const isDark = chosen ? chosen === 'dark' : system.matches
    root.dataset.theme = isDark ? 'dark' : 'light'
    const pageColor = getComputedStyle(root).getPropertyValue('--page').trim()
    document.querySelector('meta[name="theme-color"]').content = pageColor
    document.querySelector('.theme')?.setAttribute('aria-pressed', isDark)
  }

  show()
  system.addEventListener('change', show)
  document.addEventListener('DOMContentLoaded', () => {
    show()
    document.querySelector('.theme').addEventListener('click', () => {
      chosen = root.dataset.theme === 'dark' ? 'light' : 'dark'
      show()
    })
  })
})()
