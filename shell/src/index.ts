import { renewAddresses } from './boot/renew-addresses';

/** The parts of the bundle that take longest to evaluate, and the start of the app, which needs them. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@rainbow-rabbit/shared/ui'),
  () => import(/* webpackMode: "eager" */ '@rainbow-rabbit/shared/ao'),
  () => import(/* webpackMode: "eager" */ './start'),
];

/**
 * Evaluates each part in a task of its own, so that the browser can draw and answer between them. All are in the one
 * file of the bundle.
 */
async function evaluateInTurn(): Promise<void> {
  for (const evaluate of parts) {
    await new Promise((resolve) => setTimeout(resolve));
    await evaluate();
  }
}

renewAddresses();
void evaluateInTurn();
