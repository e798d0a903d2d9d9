import { Kit, kitFromFields, type KitFields } from '@touchline/design-system/football';

/** The shirt in the header's circle. */
export default function HeaderKit({ kit }: { kit: KitFields }) {
  return <Kit kit={kitFromFields(kit)} size={24} />;
}
