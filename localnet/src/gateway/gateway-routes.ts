import type { Storage } from '../data/storage';
import type { Route } from '../http/route';
import type { MessageUnit } from '../units/message';
import type { Archive } from './archive';
import { arqlRoutes } from './arql-routes';
import { blockRoutes } from './block-routes';
import { chunkRoutes } from './chunk-routes';
import { graphqlRoutes } from './graphql/graphql-routes';
import { itemRoutes } from './item-routes';
import { nodeRoutes } from './node-routes';

export interface GatewayRouteOptions {
  archive: Archive;
  storage: Pick<Storage, 'transactions'>;
  unit: MessageUnit;
  now(): number;
}

/** All endpoints of the gateway but `/{id}`. */
export function gatewayRoutes({ archive, storage, unit, now }: GatewayRouteOptions): Route[] {
  const { transactions } = storage;
  return [
    ...nodeRoutes(transactions, now),
    ...blockRoutes(transactions, now),
    ...itemRoutes({ archive, transactions, unit, now }),
    ...chunkRoutes(transactions),
    ...arqlRoutes(archive.index),
    ...graphqlRoutes(archive.index, (id) => archive.find(id)?.sizeBytes ?? 0),
  ];
}
