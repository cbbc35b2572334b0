import type { View } from './degradation';

/** Gives the place on the symbol's plane, in modules from its middle, that a pixel of the picture shows. */
export type Projection = (x: number, y: number) => readonly [number, number] | undefined;

const { abs, asin } = Math;

/** Distance of the camera from the symbol, in widths of the picture. */
const cameraDistance = 1.2;

/**
 * The inverse pinhole projection of a symbol that is turned, tilted and perhaps bent around a cylinder.
 * A pixel that looks past the cylinder's edge has no place.
 */
export function projectionOf(view: View, width: number, height: number): Projection {
  const focal = cameraDistance * width;
  const [ax, ay] = [Math.cos(view.tiltAxis), Math.sin(view.tiltAxis)];
  const [sinTilt, cosTilt] = [Math.sin(view.tilt), Math.cos(view.tilt)];
  const [sinTurn, cosTurn] = [Math.sin(view.turn), Math.cos(view.turn)];
  // The plane's normal once it leans by `tilt` about the axis (ax, ay) that lies in the picture.
  const normal = [ay * sinTilt, -ax * sinTilt, cosTilt] as const;
  return (x, y) => {
    const dx = x - width / 2 - view.offset[0];
    const dy = y - height / 2 - view.offset[1];
    const facing = normal[0] * dx + normal[1] * dy + normal[2] * focal;
    if (facing <= 0) return undefined;
    const scale = (normal[2] * focal) / facing;
    const [px, py, pz] = [dx * scale, dy * scale, focal * scale - focal];
    // Lean back: rotate by -tilt about the axis, after which the depth is zero.
    const along = px * ax + py * ay;
    const [crossX, crossY] = [ay * pz, -ax * pz];
    const u = px * cosTilt - crossX * sinTilt + ax * along * (1 - cosTilt);
    const v = py * cosTilt - crossY * sinTilt + ay * along * (1 - cosTilt);
    const flat: [number, number] = [
      (u * cosTurn + v * sinTurn) / view.modulePx,
      (v * cosTurn - u * sinTurn) / view.modulePx,
    ];
    return flat;
  };
}

/**
 * Unrolls the horizontal place on a bent symbol: what the camera sees at `u` lies further along its surface.
 * @param u horizontal place as seen, in modules; @param half half the symbol's width; @param bend half its angle
 */
export function unbend(u: number, half: number, bend: number): number | undefined {
  if (bend === 0) return u;
  const radius = half / bend;
  const sine = u / radius;
  return abs(sine) < 1 ? asin(sine) * radius : undefined;
}
