// React 19, as far as it concerns elements of other libraries: JSX is in its namespace alone.
export = React;
declare namespace React {
  type Ref<T> = { current: T | null } | ((instance: T | null) => void) | null;
  type FormEvent<T> = Event & { readonly currentTarget: EventTarget & T };
  interface HTMLAttributes<T> { className?: string; defaultValue?: string | number; children?: unknown; onInput?: (event: FormEvent<T>) => void }
  type DetailedHTMLProps<Attributes extends HTMLAttributes<T>, T> = { ref?: Ref<T>; key?: string } & Attributes;
  interface ReactElement { type: string }
  function useRef<T>(value: T | null): { current: T | null };
  function createElement(type: string, props: object | null, ...children: unknown[]): ReactElement;
  namespace JSX {
    type Element = ReactElement;
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicElements { div: DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement> }
  }
}
