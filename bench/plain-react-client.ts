/** All the script of the plain React page: React, the page, and its parts as JSON in the document. */
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { PlainPage, type Part } from './plain-react.ts';

const [root, data] = ['app', 'parts'].map((id) => document.getElementById(id));
if (root && data)
  hydrateRoot(root, createElement(PlainPage, { parts: JSON.parse(data.textContent) as Part[] }));
