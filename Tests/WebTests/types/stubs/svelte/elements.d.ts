// Svelte, as far as it concerns elements of other libraries.
export interface HTMLAttributes<T extends EventTarget> { class?: string; oninput?: (event: Event & { currentTarget: EventTarget & T }) => void }
export interface SvelteHTMLElements { div: HTMLAttributes<HTMLDivElement> }
