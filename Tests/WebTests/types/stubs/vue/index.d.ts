// Vue, as far as it concerns elements of other libraries.
export type DefineComponent<Props> = new () => { $props: Props };
export interface GlobalComponents { Transition: DefineComponent<{ name?: string }> }
