import { Card } from './card.tsx';

/** Replaces a card that could not be shown: its title, without a link. */
export function PlainCard({ title }: { title: string }) {
  return (
    <Card>
      <h3>{title}</h3>
    </Card>
  );
}
