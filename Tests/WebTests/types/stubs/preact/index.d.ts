// Preact, as far as it concerns elements of other libraries: JSX is the alias of a namespace.
export import JSX = JSXInternal;
export type Ref<T> = { current: T | null } | ((instance: T | null) => void);
export function h(name: string, attributes: object | null, ...children: unknown[]): JSX.Element;
export namespace h { export import JSX = JSXInternal; }
declare namespace JSXInternal {
  interface Element { type: string }
  type TargetedEvent<Target extends EventTarget> = Event & { readonly currentTarget: Target };
  interface HTMLAttributes<Target extends EventTarget> { class?: string; ref?: Ref<Target>; onInput?: (event: TargetedEvent<Target>) => void }
  interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> }
}
