import type { HostedFault } from './hostedFault.ts';

/** Thrown where there will be no answer, up to the line that the question went over; never leaves it. */
export class Failed extends Error {
  readonly fault: HostedFault;

  constructor(fault: HostedFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

export const badOutput = () => new Failed({ kind: 'bad-output' });
