import { CircularSlider, PlaneSlider, RangeSlider, RulerSlider, type RangeSliderProps } from 'REACT';
import type {} from 'swift-sliders/looks';
import * as React from 'react';

export function Price({ values, onValues }: { values: number[]; onValues(values: number[]): void }): React.ReactElement {
  const slider = React.useRef<HTMLElementTagNameMap['range-slider']>(null);
  return <div>
    <range-slider
      ref={slider} className="price" label="Price" max={1000} step={5} values={values} minimum-span={20} collision="push" labels
      look="layers" format={value => `${value} €`}
      onInput={event => onValues(event.target.values)} onChange={event => onValues(event.currentTarget.values)}
      onslider-begin={event => event.detail.span} />
    <circular-slider wraps sweep={360} values="1365 405" onInput={({ nativeEvent }) => nativeEvent.detail.reason}
      onChange={({ target }) => onValues([target.valueAsNumber, target.sweep ?? 0])} />
  </div>;
}

export function Night({ values, onValues, ...more }: { values: readonly number[]; onValues(values: number[]): void } & RangeSliderProps): React.ReactElement {
  const slider = React.useRef<HTMLElementTagNameMap['range-slider']>(null);
  const low: number | undefined = slider.current?.limits(1)[0];
  return <div>
    <RangeSlider
      ref={slider} className="price" id={`${low}`} min={undefined} max={1000} step={[0, 5, 25]} values={values} minimumSpan={20} disabledThumbs={[0]}
      keyboard={false} readOnly thumbLimits={[[0, 50], null]} forbiddenRanges={[[20, 30]]} look="layers" histogram={[1, 2]} format={value => `${value} €`} {...more}
      onInput={({ detail, target }) => detail.reason === 'pointer' && onValues(target.values)} onChange={({ currentTarget }) => onValues(currentTarget.values)}
      onSliderUpdate={event => event.detail.thumbs.length}
      onSliderProposal={event => { event.detail.values = [1]; event.preventDefault(); }} />
    <CircularSlider wraps sweep={360} defaultValue="1365 405" onInput={event => event.target.sweep}><div>8 h</div></CircularSlider>
  </div>;
}

export function Pan({ onPan }: { onPan(x: number, y: number): void }): React.ReactElement {
  return <div>
    <PlaneSlider
      values={[[20, 80]]} xMax={360} shape="disc" xWraps yStep="any" disabledThumbs={[0]} format={(value, axis) => `${axis} ${value}`}
      onInput={({ target }) => onPan(target.x, target.y)} onSliderBegin={({ detail }) => detail.thumb}
      onSliderProposal={event => { event.detail.values = [[1, 2]]; }} />
    <plane-slider values="20 80" x-max={360} shape="disc" onInput={event => onPan(event.target.x, event.target.y)} />
  </div>;
}

export function Weight({ onWeight }: { onWeight(weight: number): void }): React.ReactElement {
  return <div>
    <RulerSlider
      value={70} min={30} max={150} step={0.1} pixelsPerUnit={80} textEntry labels format={value => `${value} kg`}
      onInput={({ detail, target }) => onWeight(detail.thumbs.length && target.valueAsNumber)} onSliderEnd={({ detail }) => detail.thumb} />
    <ruler-slider value="70" tick-labels={false} direction="up" onInput={event => onWeight(event.target.valueAsNumber)} />
  </div>;
}

export const faults = [
  // @ts-expect-error
  <RulerSlider direction="around" />,
  // @ts-expect-error
  <RulerSlider values={[10]} />,
  // @ts-expect-error
  <ruler-slider shape="disc" />,
  // @ts-expect-error
  <PlaneSlider shape="round" />,
  // @ts-expect-error
  <PlaneSlider max={10} />,
  // @ts-expect-error
  <plane-slider values={[[1, 2, 3]]} />,
  // @ts-expect-error
  <RangeSlider collision="jump" />,
  // @ts-expect-error
  <RangeSlider minimumSpam={10} />,
  // @ts-expect-error
  <RangeSlider sweep={10} />,
  // @ts-expect-error
  <RangeSlider onInput={event => event.target.sweep} />,
  // @ts-expect-error
  <RangeSlider onInput={event => event.detail.values} />,
  // @ts-expect-error
  <CircularSlider format={() => ({})} />,
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
