import { Icon } from '../../../components/ui/icons';

const SIZE = 18;

/** Two links of a chain. */
export const LinkIcon = () => (
  <Icon size={SIZE}>
    <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />
  </Icon>
);

/** Two sheets. */
export const CopyIcon = () => (
  <Icon size={SIZE}>
    <path d="M9 9h11v12H9zM5 15H4V3h11v2" />
  </Icon>
);

/** A letter with a plus. */
export const AddIcon = () => (
  <Icon size={SIZE}>
    <path d="M20 11V5H3v13h9M3 6l8.5 6.5L20 6M18 15v6M15 18h6" />
  </Icon>
);
