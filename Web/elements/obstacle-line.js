import { lineData } from './arc.js';
import { make, sheetsOf, write } from './dom.js';

/** The styles of the line, which pages change with those of its part. Other rules of elements are for all paths. */
const sheet = sheetsOf(`
  [part=obstacle] { z-index: 3; stroke: currentColor }
  [part=obstacle] path { display: inline !important; pointer-events: none !important; opacity: 1; stroke: inherit;
    stroke-width: inherit; stroke-linecap: round }
`);

/** Shows what holds back the thumb that a pointer pulls: a line above the other parts, which is there only then. */
export class ObstacleLine {
  constructor(control, engine) {
    this._control = control;
    this._engine = engine;
  }

  _sheets(view) { return [sheet(view)]; }

  /** Draws the line, adds it, or removes it. A picture draws its own. */
  _draw() {
    const { _control: control } = this;
    const line = this._engine._obstacleLine();
    if (line.width && !control._isPainted) return this._drawLine(line);
    this._box?.remove();
    this._box = null;
  }

  _drawLine(line) {
    if (!this._box) {
      this._box = make(this._control._parts._base, 'obstacle', 'svg');
      make(this._box, null, 'path');
    }
    write(this._box, 'stroke-width', line.width);
    write(this._box.firstChild, 'd', lineData(line));
  }
}
