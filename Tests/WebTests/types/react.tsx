import type {} from 'REACT';
import type {} from 'swift-sliders/looks';
import * as React from 'react';

export function Price({ values, onValues }: { values: number[]; onValues(values: number[]): void }): React.ReactElement {
  const slider = React.useRef<HTMLElementTagNameMap['range-slider']>(null);
  return <div>
    <range-slider
      ref={slider} className="price" label="Price" max={1000} step={5} values={values} minimum-span={20} collision="push" labels
      look="layers" format={value => `${value} €`}
      onInput={event => onValues(event.target.values)} onChange={event => onValues(event.currentTarget.values)}
      onchanged={event => event.detail.reason} />
    <circular-slider wraps sweep={360} values="1365 405" onChange={({ target }) => onValues([target.valueAsNumber, target.sweep ?? 0])} />
  </div>;
}

export const faults = [
  // @ts-expect-error
  <range-slider collision="jump" />,
  // @ts-expect-error
  <range-slider minimum-spam={10} max={{}} />,
  // @ts-expect-error
  <range-slider wraps={1} />,
  // @ts-expect-error
  <range-slider onInput={event => event.target.sweep} />,
  // @ts-expect-error
  <circular-slider format={() => ({})} />,
];
