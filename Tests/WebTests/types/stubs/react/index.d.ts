// React 19, as far as it concerns elements of other libraries: JSX is in its namespace alone.
export = React;
declare namespace React {
  type Ref<T> = { current: T | null } | ((instance: T | null) => void) | null;
  interface SyntheticEvent<T, E = Event> { readonly nativeEvent: E; readonly currentTarget: EventTarget & T; readonly target: EventTarget; preventDefault(): void }
  interface FormEvent<T> extends SyntheticEvent<T> {}
  type EventHandler<E> = { bivarianceHack(event: E): void }['bivarianceHack'];
  interface HTMLAttributes<T> {
    className?: string; id?: string; defaultValue?: string | number; children?: unknown; onInput?: EventHandler<FormEvent<T>>; onChange?: EventHandler<FormEvent<T>>;
  }
  interface ClassAttributes<T> { ref?: Ref<T>; key?: string }
  type DetailedHTMLProps<Attributes extends HTMLAttributes<T>, T> = ClassAttributes<T> & Attributes;
  interface RefAttributes<T> { ref?: Ref<T>; key?: string }
  interface ReactElement { type: string }
  interface ForwardRefExoticComponent<P> { (props: P): ReactElement | null; readonly $$typeof: symbol }
  function useRef<T>(value: T | null): { current: T | null };
  function createElement(type: string | ForwardRefExoticComponent<never>, props: object | null, ...children: unknown[]): ReactElement;
  namespace JSX {
    type Element = ReactElement;
    interface ElementChildrenAttribute { children: {} }
    interface IntrinsicElements { div: DetailedHTMLProps<HTMLAttributes<HTMLDivElement>, HTMLDivElement> }
  }
}
