import { claimsOfPageStories } from '@touchline/shared/testing/claimsOfPageStories';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';
import * as stories from './Pages.stories';

claimsOfPageStories(remote, stories, pageAnswers);
