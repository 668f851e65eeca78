import { Card } from './card.tsx';

/** In the place of a card that could not be shown: what it is, without a link. */
export function PlainCard({ title }: { title: string }) {
  return (
    <Card>
      <h3>{title}</h3>
    </Card>
  );
}
