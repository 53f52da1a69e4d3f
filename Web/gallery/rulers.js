// The code of the cards with rulers, which HTML alone has here.
Object.assign(snippets, {
  exposure: {
    HTML: `<ruler-slider label="Exposure" min="-2" max="2" step="0.1" value="0.7"
  detents="0" resets-on-double-tap reset-values="0"
  bend-radius="240"></ruler-slider>
`,
  },
  weight: {
    HTML: `<ruler-slider label="Weight" min="30" max="150" step="0.1" value="70.5"
  labels text-entry></ruler-slider>
`,
  },
})
