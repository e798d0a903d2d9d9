import { claimsOfRemote } from '@touchline/shared/testing';
import { remote } from './remote';

claimsOfRemote(remote);
