import { obstacles, readObstacle } from './wire.ts';

/** Returns what holds back what a person moved last, from the calls of a slider; `null` if nothing does. */
export function obstacleOf(calls) {
  const { kind, thumb, from, value, upper } = calls._obstacle(readObstacle);
  if (!kind) return null;
  const obstacle = { kind: obstacles[kind], thumb };
  if (from >= 0) obstacle.from = from;
  if (!isNaN(upper)) obstacle.range = [value, upper];
  else if (!isNaN(value)) obstacle.value = value;
  return obstacle;
}
