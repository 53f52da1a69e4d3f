// The code of the cards with planes, which HTML alone has here.
Object.assign(snippets, {
  color: {
    HTML: `<plane-slider id="shade" label="Color"
  x-label="Saturation" y-label="Brightness" value="70 90"
  style="--slider-y-colors: black, transparent"></plane-slider>
<circular-slider id="wheel" look="hue" label="Hue"
  max="360" step="1" value="265" wraps></circular-slider>

<script>
  const shade = document.querySelector('#shade')
  const wheel = document.querySelector('#wheel')

  function show() {
    const hue = \`hsl(\${wheel.value} 100% 50%)\`
    const [saturation, brightness] = [shade.x, shade.y]
    const pale = \`color-mix(in srgb, \${hue} \${saturation}%, white)\`
    const color = \`color-mix(in srgb, \${pale} \${brightness}%, black)\`
    shade.style.setProperty('--slider-x-colors', \`white, \${hue}\`)
    shade.style.setProperty('--slider-thumb', color)
  }

  shade.format = value => \`\${value} %\`
  for (const slider of [shade, wheel]) slider.addEventListener('update', show)
  show()
</script>
`,
  },
  pad: {
    HTML: `<plane-slider label="Filter" x-label="Cutoff" y-label="Resonance"
  x-min="20" x-max="20000" x-scale="logarithmic" value="800 40"
  x-ticks="100 1000 10000" y-ticks="25 50 75"></plane-slider>
`,
  },
  mixer: {
    HTML: `<plane-slider shape="disc" label="Speakers"
  x-label="Direction" y-label="Distance"
  x-max="360" x-wraps values="60 50, 300 80"
  x-ticks="0 45 90 135 180 225 270 315" y-ticks="50"></plane-slider>
`,
  },
})
