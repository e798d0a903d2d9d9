import { claimsOfRemote } from '@touchline/shared/testing';
import declaration from '../remote.json';
import { remote } from './remote';

claimsOfRemote(remote, declaration);
