import { readRecord, wasm } from './engine.js';
import { obstacles, readObstacle } from './wire.ts';

/** Returns what holds back what a person moved last in a slider of the engine; `null` if nothing does. */
export function obstacleOf({ _handle: handle }) {
  wasm.obstacle(handle);
  const { kind, thumb, from, value, upper } = readRecord(readObstacle);
  if (!kind) return null;
  const obstacle = { kind: obstacles[kind], thumb };
  if (from >= 0) obstacle.from = from;
  if (!isNaN(upper)) obstacle.range = [value, upper];
  else if (!isNaN(value)) obstacle.value = value;
  return obstacle;
}
