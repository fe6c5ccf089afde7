import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/** Whether it is known at which hours of its days a deal takes place. */
export const hasHours = ({ when }: Pick<DealRecord, 'when'>): boolean =>
  Boolean(when?.hours ?? when?.sessions);
