import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import { isShareHigh } from '@touchline/shared/domain';
import { formatPercent } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/muiIcons';

interface ReportRowProps {
  /** A `FootballerCell`. */
  footballer: ReactNode;
  counts: {
    overall: number;
    lineup: number;
    captained: number;
    viceCaptained: number;
    bought: number;
    total: number;
  };
  mine?: boolean;
}

/** A footballer in the report: owners and roles, as text and as a bar. */
export function ReportRow({ footballer, counts, mine = false }: ReportRowProps) {
  const { overall, lineup, captained, viceCaptained, bought, total } = counts;
  const share = total === 0 ? 0 : (overall / total) * 100;
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', display: 'grid', gap: 1, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          {footballer}
          {mine && <CheckIcon sx={{ fontSize: 18, color: 'success.main' }} titleAccess="Yours" />}
        </Box>
        <Typography
          variant="table"
          sx={{ fontWeight: 700, color: isShareHigh(share) ? 'text.primary' : 'error.main' }}
        >
          {overall}/{total} {formatPercent(share)}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', height: 8, borderRadius: 0.4, overflow: 'hidden', bgcolor: 'divider' }}
      >
        <Box
          style={{ width: `${total === 0 ? 0 : (lineup / total) * 100}%` }}
          sx={{ bgcolor: 'primary.main' }}
        />
        <Box
          style={{ width: `${total === 0 ? 0 : ((overall - lineup) / total) * 100}%` }}
          sx={{ bgcolor: 'outline.main' }}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        XI {lineup} · bench {overall - lineup} · C {captained} · VC {viceCaptained} · In {bought}
      </Typography>
    </Box>
  );
}
