import { shellConfig } from '@touchline/shared/federation/shellConfig.js';

export default shellConfig({ folder: import.meta.dirname, onePiece: process.env.ONE_PIECE });
